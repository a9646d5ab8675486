import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconBell from '~icons/tabler/bell';
import IconBookmark from '~icons/tabler/bookmark';
import IconCompass from '~icons/tabler/compass';
import IconApps from '~icons/tabler/layout-grid';
import IconUser from '~icons/tabler/user';
import { Avatar } from '@/components/ui/Avatar';
import { ProfileBanner } from '@/components/social/profile/ProfileBanner';
import { formatCount, formatShortCount } from '@/lib/text/format';
import { meOptions } from '@/queries/social/member/me';

export function ProfileSummary() {
  const { data: me } = useQuery(meOptions());
  const figures = me
    ? ([
        ['Posts', me.counts.posts],
        ['Following', me.counts.following],
        ['Followers', me.counts.followers],
      ] as const)
    : [];
  return (
    <aside className="column-left" aria-label="You">
      <section className="card profile-summary" aria-label="Your profile">
        <div className="profile-summary-cover">
          <ProfileBanner url={me?.bannerUrl ?? null} />
        </div>
        <Avatar name={me?.name ?? ''} url={me?.avatarUrl ?? null} size="lg" silent />
        {me ? (
          <>
            <h2>
              <Link to="/u/$handle" params={{ handle: me.handle }}>
                {me.name}
              </Link>
            </h2>
            <p>
              <bdi>@{me.handle}</bdi>
            </p>
            <dl>
              {figures.map(([label, count]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd title={formatCount(count)}>{formatShortCount(count)}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <div className="profile-summary-loading" aria-busy="true">
            <i className="skeleton-line w-75" />
            <i className="skeleton-line w-50" />
          </div>
        )}
      </section>
      <nav className="profile-summary-nav" aria-label="Your pages">
        {me && (
          <Link to="/u/$handle" params={{ handle: me.handle }}>
            <IconUser />
            <span>Profile</span>
          </Link>
        )}
        <Link to="/bookmarks">
          <IconBookmark />
          <span>Bookmarks</span>
        </Link>
        <Link to="/notifications">
          <IconBell />
          <span>Notifications</span>
        </Link>
        <Link to="/explore">
          <IconCompass />
          <span>Explore</span>
        </Link>
        <Link to="/more">
          <IconApps />
          <span>Workspace apps</span>
        </Link>
      </nav>
    </aside>
  );
}
