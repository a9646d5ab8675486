import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconBookmark from '~icons/tabler/bookmark';
import IconClock from '~icons/tabler/clock';
import IconHistory from '~icons/tabler/history';
import IconDraft from '~icons/tabler/file-text';
import IconLists from '~icons/tabler/users-group';
import IconShield from '~icons/tabler/shield-check';
import IconUser from '~icons/tabler/user';
import { useIsLater } from '@/components/ui/hooks/use-progressive-count';
import { Avatar } from '@/components/ui/Avatar';
import { useAuth } from '@/lib/auth/use-auth';
import { draftsOptions } from '@/queries/social/draft';
import { useModerationCount } from '@/queries/social/moderation/moderation-count';
import { meOptions } from '@/queries/social/member/me';
import { scheduledPostsOptions } from '@/queries/social/scheduled-post';
import { commonText } from '@/messages/ui/common';
import { sidebarText } from '@/messages/social/sidebar';
import { SideNav } from './SideNav';
import { WorkspaceNav } from './WorkspaceNav';

/** The left column of feed, profile, thread and the member's own lists. */
export function MemberColumn() {
  const { user } = useAuth();
  const { data: me, isError, isPaused } = useQuery(meOptions());
  // After the page: the counts read the sample data.
  const isLater = useIsLater();
  return (
    <aside className="column-left" aria-label={commonText.you}>
      {me && (
        <Link
          to="/u/$handle"
          params={{ handle: me.handle }}
          className="card flex-row align-items-center gap-2 p-3 fs-md text-ink-3 text-decoration-none"
        >
          <Avatar name={me.name} url={me.avatarUrl} silent />
          <span className="stack-half fill">
            <b className="fs-base text-ink text-truncate align-with-page" dir="auto">
              {me.name}
            </b>
            <bdi className="text-truncate">@{me.handle}</bdi>
          </span>
        </Link>
      )}
      {!me && (isError || isPaused) && (
        <div className="card flex-row align-items-center gap-2 p-3 fs-md text-ink-3 text-decoration-none">
          <Avatar name={user?.name ?? ''} url={user?.photoUrl ?? null} silent />
          <span className="stack-half fill">
            <b className="fs-base text-ink text-truncate align-with-page" dir="auto">
              {user?.name}
            </b>
          </span>
        </div>
      )}
      {!me && !isError && !isPaused && (
        <div
          className="card flex-row align-items-center gap-2 p-3 fs-md text-ink-3 text-decoration-none"
          aria-busy="true"
        >
          <i className="skeleton-line skeleton-avatar" />
          <span className="stack-half fill">
            <i className="skeleton-line w-75" />
            <i className="skeleton-line w-50" />
          </span>
        </div>
      )}
      {isLater && me && <OwnPages handle={me.handle} />}
      {isLater && (me || isError || isPaused) && <WorkspaceNav />}
    </aside>
  );
}

function OwnPages({ handle }: { handle: string }) {
  const uid = useAuth().user?.uid ?? '';
  const { data: drafts = [] } = useQuery({ ...draftsOptions(uid), enabled: uid !== '' });
  const { data: scheduled } = useInfiniteQuery(scheduledPostsOptions());
  const open = useModerationCount();
  const [firstPage] = scheduled?.pages ?? [];
  const posts = firstPage?.items.length ?? 0;
  return (
    <SideNav
      label={sidebarText.yourPages}
      links={[
        { link: { to: '/u/$handle', params: { handle } }, icon: <IconUser />, label: sidebarText.profile },
        { link: { to: '/catch-up' }, icon: <IconHistory />, label: sidebarText.catchUp },
        { link: { to: '/bookmarks' }, icon: <IconBookmark />, label: sidebarText.bookmarks },
        { link: { to: '/lists' }, icon: <IconLists />, label: sidebarText.lists },
        {
          link: { to: '/scheduled' },
          icon: <IconClock />,
          label: sidebarText.scheduled,
          ...(posts > 0 && {
            note: firstPage?.nextCursor ? `${posts}+` : posts,
            spokenNote: sidebarText.postCount(posts),
          }),
        },
        {
          link: { to: '/outbox' },
          icon: <IconDraft />,
          label: sidebarText.drafts,
          ...(drafts.length > 0 && {
            note: drafts.length,
            spokenNote: sidebarText.draftCount(drafts.length),
          }),
        },
        ...(open === null
          ? []
          : [
              {
                link: { to: '/moderation' as const },
                icon: <IconShield />,
                label: sidebarText.moderation,
                ...(open > 0 && { note: open, spokenNote: sidebarText.openReports(open), lit: true }),
              },
            ]),
      ]}
    />
  );
}
