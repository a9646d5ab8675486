import { initials } from '@/lib/text/initials';
interface Props {
  name: string;
  /** Null shows the initials. */
  url: string | null;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Set where the name is next to the avatar: hides it from screen readers. */
  silent?: boolean;
}

export const Avatar = ({ name, url, size = 'md', silent = false }: Props) => {
  const className = size === 'md' ? 'avatar' : `avatar avatar-${size}`;
  const spoken = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  if (!url) {
    return (
      <span className={`${className} avatar-initials variant-link`} {...spoken}>
        {initials(name)}
      </span>
    );
  }
  return (
    <span className={className} {...spoken}>
      <img
        key={url}
        src={url}
        alt=""
        width="100%"
        height="100%"
        loading="lazy"
        decoding="async"
        // Offline or deleted: an empty arch instead of the browser's broken-image icon.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
    </span>
  );
};
