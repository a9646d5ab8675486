import type { Member } from '@contract/member/member';
import { FollowRequestActions } from '@/components/social/follow/FollowRequestActions';

export const ProfileRequest = ({ member, readAt }: { member: Member; readAt: number }) => (
  <div className="profile-request" role="group" aria-label="Follow request">
    <span>{member.name} asked to follow you</span>
    <FollowRequestActions member={member} waiting={member.relation.requestedBy} readAt={readAt} />
  </div>
);
