import { useMutation } from '@tanstack/react-query';
import IconCheck from '~icons/tabler/check';
import IconChecks from '~icons/tabler/checks';
import IconCopy from '~icons/tabler/copy';
import IconDots from '~icons/tabler/dots';
import IconPencil from '~icons/tabler/pencil';
import IconReply from '~icons/tabler/arrow-back-up';
import IconTrash from '~icons/tabler/trash';
import { MessageText, type ShowMention } from '@/components/kits/chat/text/MessageText';
import { Menu } from '@/components/ui/overlay/Menu';
import type { ChatWithMessages, ChatMessage } from '@/data/chat/schema';
import type { User } from '@/data/user/schema';
import { formatDateTime } from '@/lib/dates/relative-time';
import { showToast } from '@/lib/overlays/toast';
import { saveMessageOptions } from '@/queries/workspace/mutations/chat';
import type { ReplyTarget } from '@/components/workspace/chat/reply-target';
import { EmojiButton } from '@/components/kits/emoji/EmojiButton';
import { commonText } from '@/messages/ui/common';
import { chatText } from '@/messages/workspace/chat';
import { MessageAttachment } from './MessageAttachment';
import { timeLabel } from './message-time';
import { VoiceNote } from './VoiceNote';

interface Props {
  message: ChatMessage;
  chat: ChatWithMessages;
  users: readonly User[];
  mention: ShowMention;
  /** First or last message in a run by the same author. */
  startsGroup: boolean;
  endsGroup: boolean;
  onTarget: (aim: ReplyTarget) => void;
}

const stateText = { sent: chatText.sent, delivered: chatText.delivered, read: chatText.read } as const;

/** Author name; the current user has id 0. */
export const userName = (users: readonly User[], id: number): string =>
  id === 0 ? commonText.you : (users.find((user) => user.id === id)?.name ?? chatText.unknownMember);

/** Adds or removes the current user's reaction. */
const toggleReaction = (message: ChatMessage, emoji: string): ChatMessage => {
  const existing = message.reactions.find((reaction) => reaction.emoji === emoji);
  const fromIds = existing?.fromIds.includes(0)
    ? existing.fromIds.filter((id) => id !== 0)
    : [...(existing?.fromIds ?? []), 0];
  const others = message.reactions.filter((reaction) => reaction.emoji !== emoji);
  return { ...message, reactions: fromIds.length > 0 ? [...others, { emoji, fromIds }] : others };
};

export function MessageBubble({ message, chat, users, mention, startsGroup, endsGroup, onTarget }: Props) {
  const { mutate: save } = useMutation(saveMessageOptions());
  const mine = message.fromId === 0;
  const answered = chat.messages.find((other) => other.id === message.replyTo);
  const react = (emoji: string) => save({ from: message, to: toggleReaction(message, emoji) });
  const menuItems = [
    { label: chatText.reply, icon: <IconReply />, onSelect: () => onTarget({ kind: 'reply', message }) },
    {
      label: commonText.copy,
      icon: <IconCopy />,
      disabled: !message.text,
      onSelect: () =>
        void navigator.clipboard.writeText(message.text).then(
          () => showToast({ type: 'success', title: commonText.copied }),
          () => showToast({ type: 'error', title: chatText.notCopied }),
        ),
    },
  ];
  const own = [
    ...(message.text
      ? [
          {
            label: commonText.edit,
            icon: <IconPencil />,
            onSelect: () => onTarget({ kind: 'edit' as const, message }),
          },
        ]
      : []),
    'separator' as const,
    {
      label: commonText.delete,
      icon: <IconTrash />,
      danger: true,
      onSelect: () =>
        save({ from: message, to: { ...message, deleted: true }, toast: chatText.messageDeleted }),
    },
  ];
  const Tick = message.state === 'sent' ? IconCheck : IconChecks;

  return (
    <div className={mine ? 'message is-me' : 'message'}>
      {chat.kind === 'group' && !mine && startsGroup && (
        <span className="ps-1 fs-sm text-ink-2 fw-semibold" dir="auto">
          {userName(users, message.fromId)}
        </span>
      )}
      <div className={`row-1 mw-100${mine ? ' flex-row-reverse' : ''}`}>
        <div className={bubbleClass(message)}>
          <span className="visually-hidden">{userName(users, message.fromId)}: </span>
          {answered && !message.deleted && (
            <blockquote className="d-grid mb-1 quote-bar fs-sm">
              <b>{userName(users, answered.fromId)}</b>
              <span className="text-truncate" dir="auto">
                {answered.text || answered.attachment?.name || chatText.voiceNote}
              </span>
            </blockquote>
          )}
          {message.deleted ? (
            <em>{chatText.messageDeleted}</em>
          ) : (
            <MessageContent message={message} mention={mention} />
          )}
        </div>
        {!message.deleted && (
          <div className="message-actions d-flex flex-none">
            <EmojiButton
              label={chatText.reactToMessage}
              className="icon-button icon-button-sm"
              onPick={react}
            />
            <Menu
              label={chatText.messageMenu}
              trigger={<IconDots />}
              className="icon-button icon-button-sm"
              items={mine ? [...menuItems, ...own] : menuItems}
            />
          </div>
        )}
      </div>
      {message.reactions.length > 0 && !message.deleted && (
        <div className="d-flex gap-1 px-2">
          {message.reactions.map(({ emoji, fromIds }) => (
            <button
              key={emoji}
              type="button"
              className={fromIds.includes(0) ? 'chip is-on' : 'chip'}
              aria-pressed={fromIds.includes(0)}
              aria-label={chatText.reactionBy(emoji, fromIds.map((id) => userName(users, id)).join(', '))}
              onClick={() => react(emoji)}
            >
              {emoji} {fromIds.length}
            </button>
          ))}
        </div>
      )}
      {endsGroup && (
        <span className="inline-row-1 px-1 fs-xs text-ink-3">
          <time dateTime={message.at} title={formatDateTime(new Date(message.at))}>
            {timeLabel(message.at)}
          </time>
          {message.editedAt && !message.deleted && ` ${chatText.edited}`}
          {mine && (
            <Tick
              width={16}
              height={16}
              className={message.state === 'read' ? 'icon text-link' : 'icon'}
              role="img"
              aria-hidden={false}
              aria-label={stateText[message.state]}
            />
          )}
        </span>
      )}
    </div>
  );
}

const bubbleClass = ({ attachment, deleted }: ChatMessage): string => {
  if (deleted) return 'bubble is-deleted';
  return attachment ? 'bubble bubble-file' : 'bubble';
};

function MessageContent({ message, mention }: Pick<Props, 'message' | 'mention'>) {
  if (message.voice) return <VoiceNote voice={message.voice} />;
  return (
    <>
      {message.attachment && <MessageAttachment attachment={message.attachment} />}
      <MessageText text={message.text} mention={mention} />
    </>
  );
}
