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
import { settingsText } from '@/messages/account/settings';

const TILE = 'reference row-3 py-3 px-4 bg-surface text-start';

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
    label: settingsText.catchUp,
    text: settingsText.catchUpHint,
    link: { to: '/catch-up' },
  },
  {
    icon: <IconBookmark />,
    label: settingsText.bookmarks,
    text: settingsText.bookmarksHint,
    link: { to: '/bookmarks' },
  },
  {
    icon: <IconLists />,
    label: settingsText.lists,
    text: settingsText.listsHint,
    link: { to: '/lists' },
  },
  {
    icon: <IconUser />,
    label: settingsText.account,
    text: settingsText.accountHint,
    link: { to: '/more/account' },
  },
  {
    icon: <IconBell />,
    label: settingsText.notificationSettings,
    text: settingsText.notificationSettingsHint,
    link: { to: '/notifications/settings' },
  },
  {
    icon: <IconLock />,
    label: settingsText.privacy,
    text: settingsText.privacyHint,
    link: { to: '/more/privacy' },
  },
  {
    icon: <IconWord />,
    label: settingsText.mutedWords,
    text: settingsText.mutedWordsHint,
    link: { to: '/more/muted-words' },
  },
  {
    icon: <IconMute />,
    label: settingsText.mutedPeople,
    text: settingsText.mutedPeopleHint,
    link: { to: '/more/muted-people' },
  },
  {
    icon: <IconBan />,
    label: settingsText.blockedPeople,
    text: settingsText.blockedPeopleHint,
    link: { to: '/more/blocked-people' },
  },
  {
    icon: <IconShield />,
    label: settingsText.moderation,
    text: settingsText.moderationHint,
    link: { to: '/moderation' },
    role: 'moderator',
  },
  {
    icon: <IconClock />,
    label: settingsText.scheduledPosts,
    text: settingsText.scheduledPostsHint,
    link: { to: '/scheduled' },
  },
  {
    icon: <IconOutbox />,
    label: settingsText.draftsAndOutbox,
    text: settingsText.draftsAndOutboxHint,
    link: { to: '/outbox' },
  },
  {
    icon: <IconTrash />,
    label: settingsText.deletedPosts,
    text: settingsText.deletedPostsHint,
    link: { to: '/more/deleted-posts' },
  },
  {
    icon: <IconExport />,
    label: settingsText.yourData,
    text: settingsText.yourDataHint,
    link: { to: '/more/your-data' },
  },
  {
    icon: <IconAdjust />,
    label: settingsText.layoutAndColours,
    text: settingsText.layoutAndColoursHint,
    link: null,
  },
  {
    icon: <IconKeyboard />,
    label: settingsText.shortcutsAndHelp,
    text: settingsText.shortcutsAndHelpHint,
    link: { to: '/support' },
  },
  {
    icon: <IconSignOut />,
    label: settingsText.signOut,
    text: settingsText.signOutHint,
    link: { to: '/auth/logout' },
  },
];

const LinkContent = ({ icon, label, text }: LinkText) => (
  <>
    <span className="flex-none text-accent-text">{icon}</span>
    <span>
      <b className="fw-semibold d-block wrap-anywhere">{label}</b>
      <small className="d-block wrap-anywhere text-ink-3">{text}</small>
    </span>
  </>
);

export function AccountLinks() {
  const { user } = useAuth();
  const { data: me, isLoading } = useQuery({ ...meOptions(), enabled: user !== null });
  return (
    <nav className="tile-grid tile-grid-sm gap-3 mb-7" aria-label={settingsText.account}>
      {me ? (
        <Link to="/u/$handle" params={{ handle: me.handle }} className={TILE}>
          <LinkContent
            icon={<Avatar name={me.name} url={me.avatarUrl} silent />}
            label={me.name}
            text={settingsText.yourProfile(me.handle)}
          />
        </Link>
      ) : (
        isLoading && (
          <div className={TILE}>
            <i className="skeleton-line skeleton-avatar" />
            <span className="stack-2 flex-1" role="status" aria-label={settingsText.loadingYourProfile}>
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
            <Link key={own.label} {...link} className={TILE}>
              <LinkContent {...own} />
            </Link>
          ) : (
            <button
              key={own.label}
              type="button"
              className={TILE}
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
