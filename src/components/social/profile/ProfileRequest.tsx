import type { Member } from '@contract/member/member';
import { FollowRequestActions } from '@/components/social/follow/FollowRequestActions';
import { profileText } from '@/messages/social/profile';

export const ProfileRequest = ({ member, readAt }: { member: Member; readAt: number }) => (
  <div className="profile-request" role="group" aria-label={profileText.followRequest}>
    <span>{profileText.askedToFollowYou(member.name)}</span>
    <FollowRequestActions member={member} waiting={member.relation.requestedBy} readAt={readAt} />
  </div>
);
