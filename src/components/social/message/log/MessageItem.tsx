import { useQueryClient } from '@tanstack/react-query';
import IconCopy from '~icons/tabler/copy';
import IconDots from '~icons/tabler/dots';
import IconFlag from '~icons/tabler/flag';
import IconMood from '~icons/tabler/mood-smile';
import IconPencil from '~icons/tabler/pencil';
import IconReply from '~icons/tabler/arrow-back-up';
import IconTrash from '~icons/tabler/trash';
import { type Message, REACTIONS } from '@contract/message/message';
import { SentVoiceNote } from '@/components/kits/chat/voice/SentVoiceNote';
import { MediaGrid } from '@/components/social/post/media/MediaGrid';
import { Menu } from '@/components/ui/overlay/Menu';
import { timeLabel } from '@/components/workspace/chat/message/message-time';
import { formatDateTime } from '@/lib/dates/relative-time';
import { confirmAction } from '@/lib/overlays/confirm';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { showToast } from '@/lib/overlays/toast';
import { deleteMessage, toggleReaction } from '@/queries/social/mutations/message';
import { deletedText, excerptText } from '@/components/social/message/conversation/conversation-name';
import { showMemberMention } from './MemberMention';
import { MessageText } from '@/components/kits/chat/text/MessageText';
import { commonText } from '@/messages/ui/common';
import { messageText } from '@/messages/social/message';
import type { Target } from '@/components/social/message/TargetBanner';

interface Props {
  message: Message;
  mine: boolean;
  inGroup: boolean;
  /** First or last message in a run by the same author. */
  startsGroup: boolean;
  endsGroup: boolean;
  /** The caller may write and react. */
  active: boolean;
  onTarget: (target: Target) => void;
}

export function MessageItem({ message, mine, inGroup, startsGroup, endsGroup, active, onTarget }: Props) {
  const client = useQueryClient();
  const { author, text, media, voice, replyTo, reactions, deleted, hidden } = message;
  const canAct = !deleted && !hidden;
  const remove = async () => {
    const confirmed = await confirmAction({
      title: messageText.deleteThisMessage,
      text: messageText.deleteHint,
      action: commonText.delete,
      danger: true,
    });
    if (confirmed) deleteMessage(client, message);
  };
  return (
    <div className={mine ? 'message is-me' : 'message'}>
      {inGroup && !mine && startsGroup && (
        <span className="ps-1 fs-sm text-ink-2 fw-semibold" dir="auto">
          {author.name}
        </span>
      )}
      <div className={`row-1 mw-100${mine ? ' flex-row-reverse' : ''}`}>
        <div className={canAct ? 'bubble' : 'bubble is-deleted'}>
          <span className="visually-hidden">{messageText.says(mine ? commonText.you : author.name)} </span>
          {replyTo && canAct && (
            <blockquote className="d-grid mb-1 quote-bar fs-sm">
              <b dir="auto">{replyTo.author?.name ?? messageText.removedAccount}</b>
              <span className="text-truncate" dir="auto">
                {excerptText(replyTo)}
              </span>
            </blockquote>
          )}
          {deleted && <em>{deletedText(message)}</em>}
          {hidden && <em>{messageText.hiddenByBlock}</em>}
          {media.length > 0 && <MediaGrid media={media} />}
          {voice && <SentVoiceNote voice={voice} />}
          {canAct && text && <MessageText text={text} mention={showMemberMention} />}
        </div>
        {canAct && (
          <div className="message-actions d-flex flex-none">
            {active && (
              <Menu
                label={messageText.react}
                trigger={<IconMood />}
                className="icon-button icon-button-sm"
                items={REACTIONS.map((emoji) => ({
                  label: emoji,
                  onSelect: () => toggleReaction(client, message, emoji),
                }))}
              />
            )}
            <Menu
              label={messageText.messageMenu}
              trigger={<IconDots />}
              className="icon-button icon-button-sm"
              items={[
                ...(active
                  ? [
                      {
                        label: messageText.reply,
                        icon: <IconReply />,
                        onSelect: () => onTarget({ kind: 'reply', message }),
                      },
                    ]
                  : []),
                {
                  label: commonText.copy,
                  icon: <IconCopy />,
                  disabled: !text,
                  onSelect: () =>
                    void navigator.clipboard.writeText(text).then(
                      () => showToast({ type: 'success', title: commonText.copied }),
                      () => showToast({ type: 'error', title: messageText.notCopied }),
                    ),
                },
                ...(mine
                  ? [
                      {
                        label: commonText.edit,
                        icon: <IconPencil />,
                        onSelect: () => onTarget({ kind: 'edit', message }),
                      },
                      'separator' as const,
                      {
                        label: commonText.delete,
                        icon: <IconTrash />,
                        danger: true,
                        onSelect: () => void remove(),
                      },
                    ]
                  : [
                      'separator' as const,
                      {
                        label: messageText.report,
                        icon: <IconFlag />,
                        danger: true,
                        onSelect: () =>
                          setOverlays({
                            report: { kind: 'message', messageId: message.id, name: author.name },
                          }),
                      },
                    ]),
              ]}
            />
          </div>
        )}
      </div>
      {reactions.length > 0 && (
        <div className="d-flex gap-1 px-2">
          {reactions.map(({ emoji, count, own }) => (
            <button
              key={emoji}
              type="button"
              className={own ? 'chip is-on' : 'chip'}
              aria-pressed={own}
              aria-label={messageText.reactionBy(emoji, count)}
              disabled={!active}
              onClick={() => toggleReaction(client, message, emoji)}
            >
              {emoji} {count}
            </button>
          ))}
        </div>
      )}
      {endsGroup && (
        <span className="inline-row-1 px-1 fs-xs text-ink-3">
          <time dateTime={message.createdAt} title={formatDateTime(new Date(message.createdAt))}>
            {timeLabel(message.createdAt)}
          </time>
          {message.editedAt && ` ${messageText.edited}`}
        </span>
      )}
    </div>
  );
}
