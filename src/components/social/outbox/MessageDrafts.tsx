import { Link } from '@tanstack/react-router';
import { messageDrafts, writeMessageDraft } from '@/lib/storage/message-draft';
import { offerUndo } from '@/lib/overlays/undo';
import { useStore } from '@/lib/store/use-store';
import { commonText } from '@/messages/ui/common';
import { outboxText } from '@/messages/social/outbox';

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
    <section className="card stream mb-4" aria-labelledby="message-drafts">
      <h2 id="message-drafts" className="pt-4 px-5 pb-1">
        {outboxText.unsentMessages}
      </h2>
      <ul className="divided" aria-labelledby="message-drafts">
        {drafts.map(([conversation, text]) => (
          <li className="stack-2 py-4 px-5" key={conversation}>
            <p className="measure pre-wrap wrap-anywhere" dir="auto">
              {text}
            </p>
            <div className="d-flex flex-wrap gap-2">
              <Link to="/apps/chat" search={{ conversation }} className="btn btn-outline-secondary btn-sm">
                {outboxText.continueWriting}
              </Link>
              <button
                type="button"
                className="btn btn-outline-danger btn-sm"
                onClick={() => discard(conversation, text)}
              >
                {commonText.discard}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
