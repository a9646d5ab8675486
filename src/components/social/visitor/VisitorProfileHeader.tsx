import type { Member } from '@contract/member/member';
import { ProfileAbout } from '@/components/social/profile/ProfileAbout';
import { ProfileBanner } from '@/components/social/profile/ProfileBanner';
import { Avatar } from '@/components/ui/Avatar';
import { AtomLink } from '@/components/ui/AtomLink';
import { formatShortCount } from '@/lib/text/format';
import { askToSignIn } from './sign-in-request';
import '@/components/social/profile/profile.scss';
import { profileText } from '@/messages/social/profile';
import { visitorText } from '@/messages/social/visitor';

export function VisitorProfileHeader({ member }: { member: Member }) {
  const { counts } = member;
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
              aria-label={visitorText.followMember(member.name)}
              onClick={() => askToSignIn(visitorText.signInToFollow(member.name))}
            >
              {visitorText.follow}
            </button>
          </div>
        </div>
        <h1 tabIndex={-1}>{member.name}</h1>
        <p className="post-meta">
          <bdi>@{member.handle}</bdi>
        </p>
        <ProfileAbout member={member} />
        <p className="profile-figures">
          <span title={profileText.postCount(counts.posts)}>
            {profileText.postFigure(counts.posts, <b>{formatShortCount(counts.posts)}</b>)}
          </span>
          <span title={profileText.followerCount(counts.followers)}>
            {profileText.followerFigure(counts.followers, <b>{formatShortCount(counts.followers)}</b>)}
          </span>
          <span title={visitorText.following(counts.following)}>
            {profileText.followingFigure(<b>{formatShortCount(counts.following)}</b>)}
          </span>
        </p>
      </div>
    </header>
  );
}
