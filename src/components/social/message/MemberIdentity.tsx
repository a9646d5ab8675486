import { Link } from '@tanstack/react-router';
import type { MemberCard } from '@contract/member/member';
import { Avatar } from '@/components/ui/Avatar';
import { messageText } from '@/messages/social/message';

interface Props {
  member: Pick<MemberCard, 'handle' | 'name' | 'avatarUrl'>;
  isMe: boolean;
}

/** Face, linked name and handle in a list of members. */
export const MemberIdentity = ({ member: { handle, name, avatarUrl }, isMe }: Props) => (
  <>
    <Avatar name={name} url={avatarUrl} silent />
    <div className="fill-or-wrap min-w-0 wrap-anywhere">
      <Link to="/u/$handle" params={{ handle }} dir="auto">
        {isMe ? messageText.nameYou(name) : name}
      </Link>
      <small className="d-block text-ink-2">
        <bdi>@{handle}</bdi>
      </small>
    </div>
  </>
);
