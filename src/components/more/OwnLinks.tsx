import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconAdjust from '~icons/tabler/adjustments-horizontal';
import IconBan from '~icons/tabler/ban';
import IconBell from '~icons/tabler/bell-cog';
import IconBookmark from '~icons/tabler/bookmark';
import IconWord from '~icons/tabler/eye-off';
import IconClock from '~icons/tabler/clock';
import IconKeyboard from '~icons/tabler/keyboard';
import IconOutbox from '~icons/tabler/mailbox';
import IconSignOut from '~icons/tabler/logout';
import IconShield from '~icons/tabler/shield-check';
import IconMute from '~icons/tabler/volume-off';
import { Face } from '@/components/ui/Face';
import { setPanels } from '@/lib/panels';
import { useAuth } from '@/lib/use-auth';
import { meOptions } from '@/queries/me';

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
      <Tile
        icon={<IconBell />}
        label="Notification settings"
        text="Which kinds, and on this device"
        link={{ to: '/notifications/settings' }}
      />
      <Tile
        icon={<IconWord />}
        label="Muted words"
        text="What you do not want to read"
        link={{ to: '/more/muted-words' }}
      />
      <Tile
        icon={<IconMute />}
        label="Muted people"
        text="Not in your feeds"
        link={{ to: '/more/muted-people' }}
      />
      <Tile
        icon={<IconBan />}
        label="Blocked people"
        text="You do not see each other"
        link={{ to: '/more/blocked-people' }}
      />
      {me?.role === 'moderator' && (
        <Tile
          icon={<IconShield />}
          label="Moderation"
          text="Reports, decisions and their log"
          link={{ to: '/moderation' }}
        />
      )}
      <Tile
        icon={<IconClock />}
        label="Scheduled posts"
        text="They wait for their time"
        link={{ to: '/scheduled' }}
      />
      <Tile
        icon={<IconOutbox />}
        label="Drafts and outbox"
        text="Begun, or not sent yet"
        link={{ to: '/outbox' }}
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
