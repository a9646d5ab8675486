import type { Member } from '@contract/member/member';
import { ProfileAbout } from '@/components/social/profile/ProfileAbout';
import { ProfileBanner } from '@/components/social/profile/ProfileBanner';
import { Avatar } from '@/components/ui/Avatar';
import { AtomLink } from '@/components/ui/AtomLink';
import { formatShortCount, pluralize } from '@/lib/text/format';
import { askToSignIn } from './sign-in-request';
import '@/components/social/profile/profile.scss';

export function VisitorProfileHeader({ member }: { member: Member }) {
  const { counts } = member;
  const figures = [
    [counts.posts, 'post', 'posts'],
    [counts.followers, 'follower', 'followers'],
    [counts.following, 'following', 'following'],
  ] as const;
  return (
    <header className="card profile-header">
      <div className="profile-cover">
        <ProfileBanner url={member.bannerUrl} />
      </div>
      <div className="profile-body">
        <div className="profile-top">
          <Avatar name={member.name} url={member.avatarUrl} size="lg" silent />
          <div className="profile-actions">
            <AtomLink of={`u/${member.handle}`} />
            <button
              type="button"
              className="btn btn-primary"
              aria-haspopup="dialog"
              aria-label={`Follow ${member.name}`}
              onClick={() => askToSignIn(`follow ${member.name}`)}
            >
              Follow
            </button>
          </div>
        </div>
        <h1 tabIndex={-1}>{member.name}</h1>
        <p className="post-meta">
          <bdi>@{member.handle}</bdi>
        </p>
        <ProfileAbout member={member} />
        <p className="profile-figures">
          {figures.map(([count, one, many]) => (
            <span key={many} title={pluralize(count, one, many)}>
              <b>{formatShortCount(count)}</b> {count === 1 ? one : many}
            </span>
          ))}
        </p>
      </div>
    </header>
  );
}
