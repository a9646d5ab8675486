import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import IconMicrophone from '~icons/tabler/microphone';
import IconPaperclip from '~icons/tabler/paperclip';
import IconSend from '~icons/tabler/send';
import { MAX_PICTURES, PICTURE_TYPES } from '@contract/post/media';
import { MAX_MESSAGE_LENGTH } from '@contract/message/message';
import type { MentionedPerson } from '@/components/kits/chat/text/mentioned-people';
import { ChatTextField } from '@/components/kits/chat/text/ChatTextField';
import { useFileDrop } from '@/components/kits/chat/use-file-drop';
import { focusAtEnd } from '@/lib/browser/focus-at-end';
import { insertAtCaret } from '@/lib/browser/insert-at-caret';
import { EmojiButton } from '@/components/kits/emoji/EmojiButton';
import { PictureList } from '@/components/social/composer/picture/PictureList';
import { usePictures } from '@/components/social/composer/picture/use-pictures';
import { isOfComposition } from '@/lib/keys/composition';
import type { DraftPicture } from '@/lib/storage/draft-types';
import { editMessage, sendMessage, tellTyping } from '@/queries/social/mutations/message';
import { type Target, TargetBanner } from './TargetBanner';
import { useMessageDraft } from './use-message-draft';
import '@/components/social/composer/composer.scss';
import { commonText } from '@/messages/ui/common';
import { messageText } from '@/messages/social/message';

interface Props {
  conversationId: string;
  name: string;
  target: Target;
  /** Whom a message can mention. */
  people: readonly MentionedPerson[];
  /** Takes dropped pictures. */
  dropArea: RefObject<HTMLElement | null>;
  onDone: () => void;
  /** Edits the last own message. */
  onEditLast: () => void;
  onRecord: () => void;
  /** Focused when mounted, as it is with a target. */
  focused: boolean;
}

/** Shortest time between two announcements of typing, in ms. */
const TYPING_INTERVAL_MS = 4_000;

export function MessageField({
  conversationId,
  name,
  target,
  people,
  dropArea,
  onDone,
  onEditLast,
  onRecord,
  focused,
}: Props) {
  const client = useQueryClient();
  const edited = target?.kind === 'edit' ? target.message : null;
  const [draft, setDraft] = useMessageDraft(conversationId);
  const [changed, setChanged] = useState(edited?.text ?? '');
  const [pictures, setPictures] = useState<readonly DraftPicture[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const told = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const text = edited ? changed : draft;
  const { add, busy, problems } = usePictures((added) => {
    const room = Math.max(0, MAX_PICTURES - pictures.length);
    setPictures((known) => [...known, ...added].slice(0, MAX_PICTURES));
    return Math.max(0, added.length - room);
  });
  useEffect(() => {
    if (target || focused) focusAtEnd(field.current);
  }, [target, focused]);

  const write = (next: string) => {
    if (edited) return setChanged(next);
    setDraft(next);
    if (next === '' || Date.now() - told.current < TYPING_INTERVAL_MS || !navigator.onLine) return;
    told.current = Date.now();
    tellTyping(conversationId);
  };
  const canSend = !busy && (text.trim() !== '' || (!edited && pictures.length > 0));
  const submit = () => {
    if (!canSend) return;
    if (edited) {
      if (text.trim() !== edited.text) editMessage(client, edited, text.trim());
    } else {
      const media = pictures.map(({ id: pictureId, alt }) => ({ id: pictureId, alt }));
      const replyTo = target && { replyTo: target.message.id };
      sendMessage(client, {
        conversationId,
        message: { id: crypto.randomUUID(), text: text.trim(), media, ...replyTo },
        local: media.map((picture) => picture.id),
      });
      setDraft('');
      setPictures([]);
      setRefused(null);
      told.current = 0;
    }
    onDone();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfComposition(event.nativeEvent)) return;
    if (event.key === 'Escape' && target) onDone();
    if (event.key === 'ArrowUp' && text === '' && !target) {
      event.preventDefault();
      onEditLast();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  const addFrom = (files: readonly File[]) => {
    if (edited) return;
    const images = files.filter(({ type }) => type.startsWith('image/'));
    const other = files.find((file) => !images.includes(file));
    setRefused(other ? messageText.notPicture(other.name) : null);
    if (images.length > 0) void add(images);
  };
  useFileDrop(dropArea, addFrom);

  return (
    <form
      className="chat-composer-field position-relative rule-above"
      aria-label={messageText.writeAMessage}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {target && <TargetBanner target={target} onCancel={onDone} />}
      {pictures.length > 0 && <PictureList pictures={pictures} remindAlt={false} onChange={setPictures} />}
      {[...(refused === null ? [] : [refused]), ...problems].map((problem) => (
        <p key={problem} className="m-0 py-1 px-2 fs-sm text-danger" role="alert">
          {problem}
        </p>
      ))}
      <div className="chat-composer d-flex align-items-end gap-1 p-3">
        {!edited && (
          <>
            <label className="icon-button icon-button-tool cursor-pointer" htmlFor={`${id}-file`}>
              <IconPaperclip />
              <span className="visually-hidden">{messageText.addPictures}</span>
            </label>
            <input
              id={`${id}-file`}
              type="file"
              multiple
              accept={PICTURE_TYPES.join(',')}
              className="visually-hidden"
              onChange={({ target: input }) => {
                addFrom([...(input.files ?? [])]);
                input.value = '';
              }}
            />
          </>
        )}
        <ChatTextField
          ref={field}
          id={id}
          placeholder={messageText.writeTo(name)}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          people={people}
          onChange={write}
          onKeyDown={onKeyDown}
          onFiles={addFrom}
        />
        <EmojiButton
          className="icon-button icon-button-tool d-none d-sm-inline-flex"
          align="end"
          onPick={(emoji) => write(insertAtCaret(field.current, text, emoji))}
        />
        {!edited && pictures.length === 0 && (
          <button
            type="button"
            className="icon-button icon-button-tool"
            aria-label={messageText.recordAVoiceNote}
            onClick={onRecord}
          >
            <IconMicrophone />
          </button>
        )}
        <button
          type="submit"
          className="btn btn-primary btn-icon"
          aria-label={edited ? commonText.save : commonText.send}
          disabled={!canSend}
        >
          <IconSend />
        </button>
      </div>
    </form>
  );
}
