import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShowMention } from '@/components/kits/chat/text/MessageText';
import { meOptions } from '@/queries/social/member/me';

function MemberMention({ handle }: { handle: string }) {
  const isMe = useQuery(meOptions()).data?.handle === handle;
  return (
    <Link
      to="/u/$handle"
      params={{ handle }}
      className={isMe ? 'message-mention is-me fw-semibold' : 'message-mention fw-semibold'}
      dir="ltr"
    >
      @{handle}
    </Link>
  );
}

/** Leads to the profile; a mention of the reader stands out. */
export const showMemberMention: ShowMention = (handle) => <MemberMention handle={handle} />;
