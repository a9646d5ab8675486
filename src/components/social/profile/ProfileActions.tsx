import { Link } from '@tanstack/react-router';
import IconMessage from '~icons/tabler/message';
import type { Member } from '@contract/member/member';
import { FollowButton } from '@/components/social/follow/FollowButton';
import { profileText } from '@/messages/social/profile';
import { ProfileMenu } from './ProfileMenu';

export const ProfileActions = ({ member }: { member: Member }) => (
  <div className="profile-actions row-1 flex-wrap justify-content-end">
    <ProfileMenu member={member} />
    {!member.relation.blocked && (
      <>
        <Link
          to="/apps/chat"
          search={{ to: member.handle }}
          className="btn btn-outline-secondary"
          aria-label={profileText.messageTo(member.name)}
        >
          <IconMessage />
          <span className="d-none d-sm-inline">{profileText.message}</span>
        </Link>
        <FollowButton
          member={member}
          relation={member.relation}
          approvesFollowers={member.approvesFollowers}
        />
      </>
    )}
  </div>
);
