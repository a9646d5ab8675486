import { useQueryClient } from '@tanstack/react-query';
import { durationLabel } from '@/components/kits/chat/voice/duration-label';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { outboxOf } from '@/queries/outbox/registry';
import { showMemberMention } from './MemberMention';
import { MessageText } from '@/components/kits/chat/text/MessageText';
import { commonText } from '@/messages/ui/common';
import { messageText } from '@/messages/social/message';
import type { PendingMessage } from './pending-message';

interface Props {
  pending: PendingMessage;
  /** Puts the text back into the field. */
  onEdit: (text: string) => void;
}

/** A message that waits for the network, is on its way, or was refused. */
export function PendingItem({ pending: { key, error, canRetry, message }, onEdit }: Props) {
  const client = useQueryClient();
  const online = useOnline();
  const discard = async (): Promise<boolean> => (await outboxOf(client)).discard(key);
  const pictures = message.media?.length ?? 0;
  const { voice } = message;
  const files = voice
    ? messageText.voiceNoteOf(durationLabel(voice.seconds))
    : messageText.pictures(pictures);
  return (
    <div className="message is-me">
      <div className="bubble message-pending">
        {message.text ? <MessageText text={message.text} mention={showMemberMention} /> : files}
      </div>
      {error === null ? (
        <span className="px-1 fs-xs text-ink-3" role="status">
          {online ? commonText.sending : messageText.sentWhenOnline}
        </span>
      ) : (
        <>
          <span className="py-1 px-2 fs-sm text-danger" role="alert">
            {messageText.notSent(error)}
          </span>
          <span className="row-2">
            {canRetry && (
              <button
                type="button"
                className="btn btn-outline-secondary btn-sm"
                onClick={() => void outboxOf(client).then((outbox) => outbox.retry(key))}
              >
                {messageText.retry}
              </button>
            )}
            {message.text && pictures === 0 && (
              <button
                type="button"
                className="btn btn-outline-secondary btn-sm"
                onClick={() =>
                  void discard().then((discarded) => {
                    if (discarded) onEdit(message.text);
                  })
                }
              >
                {commonText.edit}
              </button>
            )}
            <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => void discard()}>
              {commonText.discard}
            </button>
          </span>
        </>
      )}
    </div>
  );
}
