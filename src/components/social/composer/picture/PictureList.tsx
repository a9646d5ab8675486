import IconWarning from '~icons/tabler/alert-triangle';
import type { DraftPicture } from '@/lib/storage/draft-types';
import { composerText } from '@/messages/social/composer';
import { composerDetailsText } from '@/messages/social/composer-details';
import { PictureTile } from './PictureTile';

interface Props {
  pictures: readonly DraftPicture[];
  /** Highlight missing descriptions. */
  remindAlt: boolean;
  onChange: (pictures: DraftPicture[]) => void;
}

export function PictureList({ pictures, remindAlt, onChange }: Props) {
  const move = (from: number, to: number) => {
    const moved = pictures[from];
    if (moved) onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const missing = pictures.some(({ alt }) => !alt.trim());
  return (
    <div className="tile-grid tile-grid-sm gap-3 mb-3" role="group" aria-label={composerText.pictures}>
      {pictures.map((picture, at) => (
        <PictureTile
          key={picture.id}
          picture={picture}
          position={at + 1}
          count={pictures.length}
          remindAlt={remindAlt}
          onAlt={(alt) =>
            onChange(pictures.map((other) => (other.id === picture.id ? { ...other, alt } : other)))
          }
          onMove={(by) => move(at, at + by)}
          onRemove={() => onChange(pictures.filter((other) => other.id !== picture.id))}
        />
      ))}
      {missing && (
        <p className={`full-row row-1 fs-sm ${remindAlt ? 'text-danger' : 'text-ink-3'}`}>
          <IconWarning className="icon icon-sm" />
          {composerDetailsText.describePictures}
        </p>
      )}
    </div>
  );
}
