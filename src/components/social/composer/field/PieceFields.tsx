import { lazy, type Ref, Suspense, useId } from 'react';
import IconX from '~icons/tabler/x';
import type { DraftPost } from '@/lib/storage/draft-types';
import { deletePictures } from '@/lib/storage/picture-store';
import { PostTextField } from './PostTextField';

const PollFields = lazy(() => import('./PollFields').then(({ PollFields }) => ({ default: PollFields })));
const Pictures = lazy(() =>
  import('@/components/social/composer/picture/PictureList').then(({ PictureList: Pictures }) => ({
    default: Pictures,
  })),
);

interface Props {
  piece: DraftPost;
  /** What the field asks. */
  prompt: string;
  /** Its number in a thread; null where it stands alone. */
  number: number | null;
  invalid: boolean;
  describedBy?: string | undefined;
  focusFirst: boolean;
  remind: boolean;
  field: Ref<HTMLTextAreaElement>;
  onChange: (part: Partial<DraftPost>) => void;
  onRemove: () => void;
  onFocus: () => void;
  onFiles: (files: readonly File[]) => void;
  onSend: () => void;
}

/** One post of what is being written: warning, words, pictures and poll. */
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
  remind,
}: Props) {
  const id = useId();
  const nth = number === null ? '' : `, post ${number}`;
  return (
    <div
      className={number === null ? 'piece' : 'piece is-in-thread'}
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
          className="form-control composer-warning"
          aria-label={`Content warning${nth}`}
          placeholder="What people should know before they read it"
          maxLength={200}
          value={piece.contentWarning}
          onChange={(event) => onChange({ contentWarning: event.target.value })}
        />
      )}
      <label className="visually-hidden" htmlFor={id}>
        {prompt.replace(/\?$/, '')}
        {number !== null && number > 1 && nth}
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
          className="ib ib-sm piece-remove"
          aria-label={`Remove post ${number}`}
          onClick={onRemove}
        >
          <IconX />
        </button>
      )}
      {piece.pictures.length > 0 && (
        <Suspense fallback={null}>
          <Pictures
            pictures={piece.pictures}
            remind={remind}
            onChange={(pictures) => {
              const left = new Set(pictures.map((one) => one.id));
              onChange({ pictures });
              const gone = piece.pictures.filter((one) => !left.has(one.id)).map((one) => one.id);
              void deletePictures(gone).catch(() => undefined);
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
