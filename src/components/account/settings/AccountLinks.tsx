import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconAdjust from '~icons/tabler/adjustments-horizontal';
import IconBan from '~icons/tabler/ban';
import IconBell from '~icons/tabler/bell-cog';
import IconHistory from '~icons/tabler/history';
import IconBookmark from '~icons/tabler/bookmark';
import IconWord from '~icons/tabler/eye-off';
import IconClock from '~icons/tabler/clock';
import IconKeyboard from '~icons/tabler/keyboard';
import IconLock from '~icons/tabler/lock';
import IconOutbox from '~icons/tabler/mailbox';
import IconExport from '~icons/tabler/package-export';
import IconSignOut from '~icons/tabler/logout';
import IconLists from '~icons/tabler/users-group';
import IconShield from '~icons/tabler/shield-check';
import IconTrash from '~icons/tabler/trash';
import IconUser from '~icons/tabler/user-cog';
import IconMute from '~icons/tabler/volume-off';
import type { Me } from '@contract/member/member';
import { Avatar } from '@/components/ui/Avatar';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { useAuth } from '@/lib/auth/use-auth';
import { meOptions } from '@/queries/social/member/me';

interface LinkText {
  icon: ReactNode;
  label: string;
  text: string;
}

/** A tile; a `null` link opens the layout customizer. */
interface AccountLink extends LinkText {
  link: LinkProps | null;
  role?: Me['role'];
}

const accountLinks: readonly AccountLink[] = [
  {
    icon: <IconHistory />,
    label: 'Catch up',
    text: 'The best of what you missed',
    link: { to: '/catch-up' },
  },
  {
    icon: <IconBookmark />,
    label: 'Bookmarks',
    text: 'Posts you saved',
    link: { to: '/bookmarks' },
  },
  {
    icon: <IconLists />,
    label: 'Lists',
    text: 'People you read together',
    link: { to: '/lists' },
  },
  {
    icon: <IconUser />,
    label: 'Account',
    text: 'Handle, email, password, devices',
    link: { to: '/more/account' },
  },
  {
    icon: <IconBell />,
    label: 'Notification settings',
    text: 'Kinds and delivery on this device',
    link: { to: '/notifications/settings' },
  },
  {
    icon: <IconLock />,
    label: 'Privacy',
    text: 'Approve who follows you',
    link: { to: '/more/privacy' },
  },
  {
    icon: <IconWord />,
    label: 'Muted words',
    text: 'Words hidden from your feeds',
    link: { to: '/more/muted-words' },
  },
  {
    icon: <IconMute />,
    label: 'Muted people',
    text: 'People hidden from your feeds',
    link: { to: '/more/muted-people' },
  },
  {
    icon: <IconBan />,
    label: 'Blocked people',
    text: 'You can’t see each other',
    link: { to: '/more/blocked-people' },
  },
  {
    icon: <IconShield />,
    label: 'Moderation',
    text: 'Reports, decisions and log',
    link: { to: '/moderation' },
    role: 'moderator',
  },
  {
    icon: <IconClock />,
    label: 'Scheduled posts',
    text: 'Posts to publish later',
    link: { to: '/scheduled' },
  },
  {
    icon: <IconOutbox />,
    label: 'Drafts and outbox',
    text: 'Unfinished and unsent',
    link: { to: '/outbox' },
  },
  {
    icon: <IconTrash />,
    label: 'Deleted posts',
    text: 'Restore within ten minutes',
    link: { to: '/more/deleted-posts' },
  },
  {
    icon: <IconExport />,
    label: 'Your data',
    text: 'Export, or delete your account',
    link: { to: '/more/your-data' },
  },
  {
    icon: <IconAdjust />,
    label: 'Layout and colours',
    text: 'Theme, menu, text size, direction',
    link: null,
  },
  {
    icon: <IconKeyboard />,
    label: 'Shortcuts and help',
    text: 'Keyboard shortcuts and support',
    link: { to: '/support' },
  },
  {
    icon: <IconSignOut />,
    label: 'Sign out',
    text: 'On this device, in every tab',
    link: { to: '/auth/logout' },
  },
];

const LinkContent = ({ icon, label, text }: LinkText) => (
  <>
    {icon}
    <span>
      <b>{label}</b>
      <small>{text}</small>
    </span>
  </>
);

export function AccountLinks() {
  const { user } = useAuth();
  const { data: me, isLoading } = useQuery({ ...meOptions(), enabled: user !== null });
  return (
    <nav className="account-links" aria-label="Account">
      {me ? (
        <Link to="/u/$handle" params={{ handle: me.handle }} className="card account-link">
          <LinkContent
            icon={<Avatar name={me.name} url={me.avatarUrl} silent />}
            label={me.name}
            text={`@${me.handle}, your profile`}
          />
        </Link>
      ) : (
        isLoading && (
          <div className="card account-link">
            <i className="skeleton-line skeleton-avatar" />
            <span className="account-link-skeleton" role="status" aria-label="Loading your profile">
              <i className="skeleton-line w-75" />
              <i className="skeleton-line w-50" />
            </span>
          </div>
        )
      )}
      {accountLinks
        .filter(({ role }) => role === undefined || role === me?.role)
        .map(({ link, ...own }) =>
          link ? (
            <Link key={own.label} {...link} className="card account-link">
              <LinkContent {...own} />
            </Link>
          ) : (
            <button
              key={own.label}
              type="button"
              className="card account-link"
              aria-haspopup="dialog"
              onClick={() => setOverlays({ customizer: true })}
            >
              <LinkContent {...own} />
            </button>
          ),
        )}
    </nav>
  );
}
