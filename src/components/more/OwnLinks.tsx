import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconAdjust from '~icons/tabler/adjustments-horizontal';
import IconBookmark from '~icons/tabler/bookmark';
import IconKeyboard from '~icons/tabler/keyboard';
import IconSignOut from '~icons/tabler/logout';
import { Face } from '@/components/ui/Face';
import { setPanels } from '@/lib/panels';
import { useAuth } from '@/lib/use-auth';
import { meOptions } from '@/queries/member';

const Tile = ({
  icon,
  label,
  text,
  link,
}: {
  icon: ReactNode;
  label: string;
  text: string;
  link: LinkProps;
}) => (
  <Link {...link} className="card own">
    {icon}
    <span>
      <b>{label}</b>
      <small>{text}</small>
    </span>
  </Link>
);

/** What belongs to the signed-in person. */
export function OwnLinks() {
  const { user } = useAuth();
  const { data: me } = useQuery({ ...meOptions(), enabled: user !== null });
  return (
    <nav className="owns" aria-label="Yours">
      {me && (
        <Tile
          icon={<Face name={me.name} url={me.avatarUrl} silent />}
          label={me.name}
          text={`@${me.handle}, your page`}
          link={{ to: '/u/$handle', params: { handle: me.handle } }}
        />
      )}
      <Tile
        icon={<IconBookmark />}
        label="Bookmarks"
        text="Posts you kept for later"
        link={{ to: '/bookmarks' }}
      />
      <button
        type="button"
        className="card own"
        aria-haspopup="dialog"
        onClick={() => setPanels({ customizer: true })}
      >
        <IconAdjust />
        <span>
          <b>Layout and colours</b>
          <small>Scheme, menu, text size, direction</small>
        </span>
      </button>
      <Tile
        icon={<IconKeyboard />}
        label="Keys and help"
        text="Shortcuts and first help"
        link={{ to: '/support' }}
      />
      <Tile
        icon={<IconSignOut />}
        label="Sign out"
        text="On this device, in every tab"
        link={{ to: '/auth/logout' }}
      />
    </nav>
  );
}
