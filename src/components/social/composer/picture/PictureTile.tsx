import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import IconLeft from '~icons/tabler/arrow-left';
import IconRight from '~icons/tabler/arrow-right';
import IconX from '~icons/tabler/x';
import type { DraftPicture } from '@/lib/storage/draft-types';
import { uploadProgress } from '@/lib/api/upload-progress';
import { useStore } from '@/lib/store/use-store';
import { pictureOptions } from '@/queries/social/post/post-media';
import { composerDetailsText } from '@/messages/social/composer-details';

interface Props {
  picture: DraftPicture;
  /** From 1. */
  position: number;
  count: number;
  remindAlt: boolean;
  onAlt: (alt: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function PictureTile({ picture, position, count, remindAlt, onAlt, onMove, onRemove }: Props) {
  const { data: url } = useQuery(pictureOptions(picture.id));
  const progress = useStore(uploadProgress, (all) => all.get(picture.id) ?? null);
  const id = useId();
  const missing = remindAlt && !picture.alt.trim();
  return (
    <figure className="draft-picture stack-1 m-0">
      <div className="draft-picture-frame position-relative rounded-control picture-frame">
        {url && <img src={url} alt={picture.alt || composerDetailsText.picture(position)} />}
        {url === null && <p className="pt-6 px-3 fs-sm text-ink-2">{composerDetailsText.pictureMissing}</p>}
        {progress !== null && (
          <progress
            className="position-absolute bottom-0 start-0 w-100"
            value={progress}
            aria-label={composerDetailsText.uploading(position)}
          />
        )}
        <div className="position-absolute top-1 end-1 d-flex gap-1">
          {position > 1 && (
            <button
              type="button"
              className="icon-button icon-button-sm on-picture"
              aria-label={composerDetailsText.moveEarlier(position)}
              onClick={() => onMove(-1)}
            >
              <IconLeft className="flip-in-rtl" />
            </button>
          )}
          {position < count && (
            <button
              type="button"
              className="icon-button icon-button-sm on-picture"
              aria-label={composerDetailsText.moveLater(position)}
              onClick={() => onMove(1)}
            >
              <IconRight className="flip-in-rtl" />
            </button>
          )}
          <button
            type="button"
            className="icon-button icon-button-sm on-picture"
            aria-label={composerDetailsText.removePicture(position)}
            onClick={onRemove}
          >
            <IconX />
          </button>
        </div>
      </div>
      <label className="visually-hidden" htmlFor={id}>
        {composerDetailsText.descriptionOf(position)}
      </label>
      <textarea
        id={id}
        className={missing ? 'form-control is-invalid' : 'form-control'}
        rows={2}
        dir="auto"
        maxLength={1000}
        placeholder={composerDetailsText.describeThisPicture}
        aria-invalid={missing || undefined}
        value={picture.alt}
        onChange={(event) => onAlt(event.target.value)}
      />
    </figure>
  );
}
