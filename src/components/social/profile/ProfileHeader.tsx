import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from '@tanstack/react-router';
import IconLock from '~icons/tabler/lock';
import type { Member } from '@contract/member/member';
import { Avatar } from '@/components/ui/Avatar';
import { formatShortCount } from '@/lib/text/format';
import { ProfileAbout } from './ProfileAbout';
import { ProfileBanner } from './ProfileBanner';
import { profileText } from '@/messages/social/profile';
import './profile.scss';

const EditProfileDialog = lazy(() =>
  import('./edit/EditProfileDialog').then(({ EditProfileDialog }) => ({ default: EditProfileDialog })),
);

interface Props {
  member: Member;
  /** For the profiles of others. The own one has none, and does without the code of writes. */
  actions?: ReactNode;
  request?: ReactNode;
}

export function ProfileHeader({ member, actions, request }: Props) {
  const [editing, setEditing] = useState(false);
  const { relation, counts } = member;
  return (
    <header className="card overflow-hidden mb-4">
      <div className="profile-cover picture-frame">
        <ProfileBanner url={member.bannerUrl} />
      </div>
      <div className="px-5 pb-4">
        <div className="profile-top d-flex align-items-start justify-content-between">
          <Avatar name={member.name} url={member.avatarUrl} size="lg" silent />
          {relation.self ? (
            <button type="button" className="btn btn-outline-secondary" onClick={() => setEditing(true)}>
              {profileText.editProfile}
            </button>
          ) : (
            actions
          )}
        </div>
        {request}
        <h1 className="mt-2 fs-2xl wrap-anywhere" tabIndex={-1}>
          {member.name}
        </h1>
        <p className="post-meta row-2 flex-wrap">
          {member.approvesFollowers && (
            <IconLock className="icon icon-sm" role="img" aria-label={profileText.approvesFollowers} />
          )}
          <bdi className="wrap-anywhere">@{member.handle}</bdi>
          {relation.followedBy && <span className="tag tag-secondary">{profileText.followsYou}</span>}
          {relation.muted && <span className="tag tag-warning">{profileText.muted}</span>}
          {relation.blocked && <span className="tag tag-danger">{profileText.blocked}</span>}
        </p>
        <ProfileAbout member={member} />
        <p className="profile-figures d-flex flex-wrap row-gap-1 column-gap-5 mt-2 text-ink-2">
          <span title={profileText.postCount(counts.posts)}>
            {profileText.postFigure(counts.posts, <b>{formatShortCount(counts.posts)}</b>)}
          </span>
          <Link
            className="quiet-link"
            to="/u/$handle/people"
            params={{ handle: member.handle }}
            title={profileText.followerCount(counts.followers)}
          >
            {profileText.followerFigure(counts.followers, <b>{formatShortCount(counts.followers)}</b>)}
          </Link>
          <Link
            className="quiet-link"
            to="/u/$handle/people"
            params={{ handle: member.handle }}
            search={{ list: 'following' }}
            title={profileText.followsPeople(counts.following)}
          >
            {profileText.followingFigure(<b>{formatShortCount(counts.following)}</b>)}
          </Link>
        </p>
      </div>
      {editing && (
        <Suspense fallback={null}>
          <EditProfileDialog member={member} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </header>
  );
}
