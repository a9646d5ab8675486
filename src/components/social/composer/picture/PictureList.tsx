import IconWarning from '~icons/tabler/alert-triangle';
import type { DraftPicture } from '@/lib/storage/draft-types';
import { PictureTile } from './PictureTile';

interface Props {
  pictures: readonly DraftPicture[];
  /** Say that descriptions are missing. */
  remind: boolean;
  onChange: (pictures: DraftPicture[]) => void;
}

/** The pictures of a post in their order, each with its description. */
export function PictureList({ pictures, remind, onChange }: Props) {
  const move = (from: number, to: number) => {
    const moved = pictures[from];
    if (moved) onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const missing = pictures.some(({ alt }) => !alt.trim());
  return (
    <div className="draft-pictures" role="group" aria-label="Pictures">
      {pictures.map((picture, at) => (
        <PictureTile
          key={picture.id}
          picture={picture}
          place={[at + 1, pictures.length]}
          remind={remind}
          onAlt={(alt) => onChange(pictures.map((one) => (one.id === picture.id ? { ...one, alt } : one)))}
          onMove={(by) => move(at, at + by)}
          onRemove={() => onChange(pictures.filter((one) => one.id !== picture.id))}
        />
      ))}
      {missing && (
        <p className={remind ? 'draft-pictures-hint is-on' : 'draft-pictures-hint'}>
          <IconWarning className="ic ic-sm" />
          Say what a picture shows: some people hear it instead of seeing it.
        </p>
      )}
    </div>
  );
}
