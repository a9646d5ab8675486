import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Conversation } from '@contract/message/conversation';
import { messageText } from '@/messages/social/message';
import { TYPING_MS } from '@/queries/social/message/message-events';
import { typingOptions } from '@/queries/social/message/message';

/** Three dots, which rest under reduced motion. */
export function TypingMembers({ conversation: { id, members } }: { conversation: Conversation }) {
  const { data = {} } = useQuery(typingOptions(id));
  /** Typing up to this time has ended. */
  const [ended, setEnded] = useState(() => Date.now() - TYPING_MS);
  const latest = Math.max(0, ...Object.values(data));
  useEffect(() => {
    const timer = setTimeout(() => setEnded(latest), TYPING_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  const names = members.filter((member) => (data[member.id] ?? 0) > ended).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <div className="message">
      <div className="bubble typing-dots text-ink-3">
        <span className="visually-hidden">{messageText.typing(names)}</span>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
