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
    <header className="card overflow-hidden mb-4">
      <div className="profile-cover picture-frame">
        <ProfileBanner url={member.bannerUrl} />
      </div>
      <div className="px-5 pb-4">
        <div className="profile-top d-flex align-items-start justify-content-between">
          <Avatar name={member.name} url={member.avatarUrl} size="lg" silent />
          <div className="profile-actions row-1 flex-wrap justify-content-end">
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
        <h1 className="mt-2 fs-2xl wrap-anywhere" tabIndex={-1}>
          {member.name}
        </h1>
        <p className="post-meta">
          <bdi>@{member.handle}</bdi>
        </p>
        <ProfileAbout member={member} />
        <p className="profile-figures d-flex flex-wrap row-gap-1 column-gap-5 mt-2 text-ink-2">
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
