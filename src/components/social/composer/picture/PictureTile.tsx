import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import IconLeft from '~icons/tabler/arrow-left';
import IconRight from '~icons/tabler/arrow-right';
import IconX from '~icons/tabler/x';
import type { DraftPicture } from '@/lib/storage/draft-types';
import { uploadProgress } from '@/lib/api/upload-progress';
import { useStore } from '@/lib/store/use-store';
import { pictureOptions } from '@/queries/social/post/post-media';

interface Props {
  picture: DraftPicture;
  place: readonly [position: number, of: number];
  remind: boolean;
  onAlt: (alt: string) => void;
  /** One place earlier (-1) or later (1). */
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One picture of a draft: what it shows, its place among the others, and how much of it is sent. */
export function PictureTile({ picture, place: [position, of], remind, onAlt, onMove, onRemove }: Props) {
  const { data: url } = useQuery(pictureOptions(picture.id));
  const share = useStore(uploadProgress, (shares) => shares.get(picture.id) ?? null);
  const id = useId();
  const name = `picture ${position}`;
  const bare = remind && !picture.alt.trim();
  return (
    <figure className="draft-picture">
      <div className="draft-picture-frame">
        {url && <img src={url} alt={picture.alt || `Picture ${position}`} />}
        {url === null && <p>This picture is not on this device any more.</p>}
        {share !== null && <progress value={share} aria-label={`Sending ${name}`} />}
        <div className="draft-picture-tools">
          {of > 1 && (
            <>
              <button
                type="button"
                className="ib ib-sm"
                aria-label={`Move ${name} earlier`}
                disabled={position === 1}
                onClick={() => onMove(-1)}
              >
                <IconLeft className="flip-in-rtl" />
              </button>
              <button
                type="button"
                className="ib ib-sm"
                aria-label={`Move ${name} later`}
                disabled={position === of}
                onClick={() => onMove(1)}
              >
                <IconRight className="flip-in-rtl" />
              </button>
            </>
          )}
          <button type="button" className="ib ib-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconX />
          </button>
        </div>
      </div>
      <label className="visually-hidden" htmlFor={id}>
        Description of {name}
      </label>
      <textarea
        id={id}
        className={bare ? 'form-control is-invalid' : 'form-control'}
        rows={2}
        dir="auto"
        maxLength={1000}
        placeholder="What does it show?"
        aria-invalid={bare || undefined}
        value={picture.alt}
        onChange={(event) => onAlt(event.target.value)}
      />
    </figure>
  );
}
