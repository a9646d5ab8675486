import type { Member } from '@contract/member/member';
import { FollowRequestActions } from '@/components/social/follow/FollowRequestActions';
import { profileText } from '@/messages/social/profile';

export const ProfileRequest = ({ member, readAt }: { member: Member; readAt: number }) => (
  <div
    className="sunken row-3 flex-wrap justify-content-between mt-3 py-2 px-3"
    role="group"
    aria-label={profileText.followRequest}
  >
    <span>{profileText.askedToFollowYou(member.name)}</span>
    <FollowRequestActions member={member} waiting={member.relation.requestedBy} readAt={readAt} />
  </div>
);
