import { useMutation } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import IconMicrophone from '~icons/tabler/microphone';
import IconPaperclip from '~icons/tabler/paperclip';
import IconSend from '~icons/tabler/send';
import { ReplyBanner } from '@/components/kits/chat/ReplyBanner';
import { ChatTextField } from '@/components/kits/chat/text/ChatTextField';
import { useFileDrop } from '@/components/kits/chat/use-file-drop';
import { useVoiceRecorder } from '@/components/kits/chat/voice/use-voice-recorder';
import type { ChatWithMessages } from '@/data/chat/schema';
import type { NewMessage } from '@/data/chat/service';
import type { User } from '@/data/user/schema';
import { storeAttachmentOptions } from '@/queries/workspace/mutations/attachment';
import {
  saveChatDraftOptions,
  saveMessageOptions,
  sendMessageOptions,
} from '@/queries/workspace/mutations/chat';
import { focusAtEnd } from '@/lib/browser/focus-at-end';
import { insertAtCaret } from '@/lib/browser/insert-at-caret';
import { isOfComposition } from '@/lib/keys/composition';
import { EmojiButton } from '@/components/kits/emoji/EmojiButton';
import { commonText } from '@/messages/ui/common';
import { chatText } from '@/messages/workspace/chat';
import { peopleToMention } from './mention';
import { userName } from './message/MessageBubble';
import { RecordingBar } from './RecordingBar';
import type { ReplyTarget } from './reply-target';

interface Props {
  chat: ChatWithMessages;
  users: readonly User[];
  draft: string;
  target: ReplyTarget;
  /** Takes dropped files. */
  dropArea: RefObject<HTMLElement | null>;
  enterSends: boolean;
  startsFocused: boolean;
  /** ArrowUp in an empty field. */
  onEditLast: () => void;
  onDone: () => void;
}

const DRAFT_MS = 300;
const MAX_VOICE_SECONDS = 300;
/** As many as the sample voice notes have. */
const VOICE_BARS = 40;

const replyTitle = (users: readonly User[], authorId: number): string =>
  authorId === 0 ? chatText.replyToOwn : chatText.replyTo(userName(users, authorId));

export function MessageComposer({
  chat,
  users,
  draft,
  target,
  dropArea,
  enterSends,
  startsFocused,
  onEditLast,
  onDone,
}: Props) {
  const edited = target?.kind === 'edit' ? target.message : null;
  const [text, setText] = useState(edited?.text ?? draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { mutate: send } = useMutation(sendMessageOptions());
  const { mutate: save } = useMutation(saveMessageOptions());
  const { mutate: keepDraft } = useMutation(saveChatDraftOptions());
  const { mutateAsync: keepFile } = useMutation(storeAttachmentOptions());
  const unsaved = useRef<string | null>(null);

  const flush = useCallback(() => {
    if (unsaved.current !== null) keepDraft({ id: chat.id, text: unsaved.current });
    unsaved.current = null;
  }, [chat.id, keepDraft]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (unsaved.current === text) flush();
    }, DRAFT_MS);
    return () => clearTimeout(timer);
  }, [text, flush]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  useEffect(() => {
    if (startsFocused) focusAtEnd(field.current);
  }, [startsFocused]);
  const write = (next: string) => {
    setText(next);
    if (!edited) unsaved.current = next;
  };
  const put = (part: Partial<NewMessage>) => {
    const message: NewMessage = {
      chatId: chat.id,
      text: '',
      replyTo: target?.kind === 'reply' ? target.message.id : null,
      attachment: null,
      voice: null,
      ...part,
    };
    send({ id: crypto.randomUUID(), message });
  };
  const recorder = useVoiceRecorder({
    longest: MAX_VOICE_SECONDS,
    bars: VOICE_BARS,
    onDone: ({ blob, seconds, peaks }) => {
      void keepFile(new File([blob], 'voice-note', { type: blob.type })).then(({ blobKey }) =>
        put({ voice: { seconds, peaks, blobKey } }),
      );
    },
  });
  const submit = () => {
    const words = text.trim();
    if (!words) return;
    if (edited) {
      if (words !== edited.text) {
        const to = { ...edited, text: words, editedAt: new Date().toISOString() };
        save({ from: edited, to, toast: chatText.messageEdited });
      }
    } else {
      put({ text: words });
      unsaved.current = null;
      keepDraft({ id: chat.id, text: '' });
      setText('');
    }
    onDone();
    field.current?.focus();
  };
  const attach = async (files: Iterable<File> | null) => {
    if (edited) return;
    for (const file of files ?? []) {
      const { name, bytes, blobKey } = await keepFile(file);
      put({ attachment: { name, bytes, blobKey, type: file.type || 'application/octet-stream' } });
    }
  };
  useFileDrop(dropArea, (files) => void attach(files));
  const people = useMemo(() => peopleToMention(chat.memberIds, users), [chat.memberIds, users]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfComposition(event.nativeEvent)) return;
    if (event.key === 'Escape' && target) onDone();
    if (event.key === 'ArrowUp' && text === '' && !target) {
      event.preventDefault();
      onEditLast();
    }
    if (event.key !== 'Enter') return;
    const sends = enterSends ? !event.shiftKey : event.ctrlKey || event.metaKey;
    if (!sends) return;
    event.preventDefault();
    submit();
  };

  if (recorder.seconds !== null) {
    return <RecordingBar seconds={recorder.seconds} onStop={recorder.stop} />;
  }
  return (
    <form
      className="chat-composer-field position-relative rule-above"
      aria-label={chatText.writeAMessage}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {target && (
        <ReplyBanner
          title={edited ? chatText.editMessage : replyTitle(users, target.message.fromId)}
          text={target.message.text || target.message.attachment?.name || chatText.voiceNote}
          onCancel={onDone}
        />
      )}
      <div className="chat-composer d-flex align-items-end gap-1 p-3">
        <label className="icon-button icon-button-tool cursor-pointer" htmlFor={`${id}-file`}>
          <IconPaperclip />
          <span className="visually-hidden">{chatText.attach}</span>
        </label>
        <input
          id={`${id}-file`}
          type="file"
          multiple
          className="visually-hidden"
          onChange={(event) => {
            const { files } = event.target;
            void attach(files).finally(() => {
              event.target.value = '';
            });
          }}
        />
        <ChatTextField
          ref={field}
          id={id}
          placeholder={chatText.writeTo(chat.kind === 'group' ? chat.name : (chat.name.split(' ')[0] ?? ''))}
          value={text}
          maxLength={4000}
          people={people}
          onChange={write}
          onKeyDown={onKeyDown}
          onFiles={(files) => void attach(files)}
        />
        <EmojiButton
          className="icon-button icon-button-tool d-none d-sm-inline-flex"
          align="end"
          onPick={(emoji) => write(insertAtCaret(field.current, text, emoji))}
        />
        <button
          type="button"
          className="icon-button icon-button-tool"
          aria-label={chatText.record}
          onClick={() => void recorder.start()}
        >
          <IconMicrophone />
        </button>
        <button
          type="submit"
          className="btn btn-primary btn-icon"
          aria-label={edited ? commonText.save : commonText.send}
          disabled={!text.trim()}
        >
          <IconSend />
        </button>
      </div>
    </form>
  );
}
