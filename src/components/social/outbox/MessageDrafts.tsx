import { messageDrafts, writeMessageDraft } from '@/lib/storage/message-draft';
import { offerUndo } from '@/lib/overlays/undo';
import { useStore } from '@/lib/store/use-store';
import { outboxText } from '@/messages/social/outbox';
import { UnsentItem, UnsentList } from './UnsentList';

/** Messages that were written and not sent. Renders nothing without any. */
export function MessageDrafts() {
  const drafts = Object.entries(useStore(messageDrafts));
  if (drafts.length === 0) return null;
  const discard = (conversation: string, text: string) => {
    writeMessageDraft(conversation, '');
    offerUndo({
      title: outboxText.draftDiscarded,
      undo: () => Promise.resolve(writeMessageDraft(conversation, text)),
    });
  };
  return (
    <UnsentList id="message-drafts" title={outboxText.unsentMessages}>
      {drafts.map(([conversation, text]) => (
        <UnsentItem
          key={conversation}
          text={text}
          link={{ to: '/apps/chat', search: { conversation } }}
          onDiscard={() => discard(conversation, text)}
        />
      ))}
    </UnsentList>
  );
}
