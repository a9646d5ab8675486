interface Props {
  name: string;
  /** Address of the picture; initials stand in where there is none. */
  url: string | null;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** A name stands beside it anyway: leave it out of the reading order. */
  silent?: boolean;
}

const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word.slice(0, String.fromCodePoint(word.codePointAt(0) ?? 32).length))
    .join('')
    .toUpperCase();

/** Everybody looks out of an arch. */
export const Avatar = ({ name, url, size = 'md', silent = false }: Props) => {
  const className = size === 'md' ? 'face' : `face face-${size}`;
  const spoken = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  if (!url) {
    return (
      <span className={`${className} face-i fi-link`} {...spoken}>
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
        // Offline, or taken down: the bare arch stands, not a torn picture.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
    </span>
  );
};
