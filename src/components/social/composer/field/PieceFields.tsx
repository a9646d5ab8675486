import { lazy, type Ref, Suspense, useId } from 'react';
import IconX from '~icons/tabler/x';
import type { DraftPost } from '@/lib/storage/draft-types';
import { deletePictures } from '@/lib/storage/picture-store';
import { composerText } from '@/messages/social/composer';
import { composerDetailsText } from '@/messages/social/composer-details';
import { PostTextField } from './PostTextField';

const PollFields = lazy(() => import('./PollFields').then(({ PollFields }) => ({ default: PollFields })));
const PictureList = lazy(() =>
  import('@/components/social/composer/picture/PictureList').then(({ PictureList }) => ({
    default: PictureList,
  })),
);

interface Props {
  piece: DraftPost;
  prompt: string;
  /** Position in the thread, from 1; null for a single post. */
  number: number | null;
  invalid: boolean;
  describedBy?: string | undefined;
  focusFirst: boolean;
  remindAlt: boolean;
  field: Ref<HTMLTextAreaElement>;
  onChange: (part: Partial<DraftPost>) => void;
  onRemove: () => void;
  onFocus: () => void;
  onFiles: (files: readonly File[]) => void;
  onSend: () => void;
}

export function PieceFields({
  piece,
  prompt,
  number,
  onChange,
  describedBy,
  field,
  focusFirst,
  invalid,
  onFiles,
  onFocus,
  onRemove,
  onSend,
  remindAlt,
}: Props) {
  const id = useId();
  const fieldLabel = prompt.replace(/\?$/, '');
  return (
    <div
      className={
        number === null
          ? 'position-relative'
          : `is-in-thread position-relative${number > 1 ? ' mt-2 rule-above' : ''}`
      }
      onFocus={onFocus}
      onPaste={(event) => {
        const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {piece.contentWarning !== null && (
        <input
          className="form-control mb-1"
          dir="auto"
          autoComplete="off"
          aria-label={
            number === null ? composerText.contentWarning : composerDetailsText.contentWarningOf(number)
          }
          placeholder={composerDetailsText.warningPlaceholder}
          maxLength={200}
          value={piece.contentWarning}
          onChange={(event) => onChange({ contentWarning: event.target.value })}
        />
      )}
      <label className="visually-hidden" htmlFor={id}>
        {number !== null && number > 1 ? composerDetailsText.promptOf(fieldLabel, number) : fieldLabel}
      </label>
      <PostTextField
        id={id}
        ref={field}
        value={piece.text}
        placeholder={prompt}
        invalid={invalid}
        describedBy={describedBy}
        focusFirst={focusFirst}
        onChange={(text) => onChange({ text })}
        onSend={onSend}
      />
      {number !== null && number > 1 && (
        <button
          type="button"
          className="icon-button icon-button-sm position-absolute top-2 end-0"
          aria-label={composerDetailsText.removePost(number)}
          onClick={onRemove}
        >
          <IconX />
        </button>
      )}
      {piece.pictures.length > 0 && (
        <Suspense fallback={null}>
          <PictureList
            pictures={piece.pictures}
            remindAlt={remindAlt}
            onChange={(pictures) => {
              const remaining = new Set(pictures.map((picture) => picture.id));
              onChange({ pictures });
              const removed = piece.pictures.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
              void deletePictures(removed).catch(() => undefined);
            }}
          />
        </Suspense>
      )}
      {piece.poll && (
        <Suspense fallback={null}>
          <PollFields poll={piece.poll} onChange={(poll) => onChange({ poll })} />
        </Suspense>
      )}
    </div>
  );
}
