import { useState } from 'react';
import type { Media } from '@contract/media';

/** Images of a post; the room is kept before they arrive. One image keeps its own shape between upright and wide. */
export const MediaGrid = ({ media }: { media: readonly Media[] }) => (
  <div className={`media media-${media.length}`}>
    {media.map((one) => (
      <Picture key={one.id} media={one} alone={media.length === 1} />
    ))}
  </div>
);

function Picture({ media, alone }: { media: Media; alone: boolean }) {
  const [open, setOpen] = useState(false);
  const ratio = media.height > 0 ? Math.min(2, Math.max(0.8, media.width / media.height)) : 16 / 9;
  return (
    <figure style={alone ? { aspectRatio: ratio } : undefined}>
      <img
        src={media.url}
        alt={media.alt}
        width={media.width}
        height={media.height}
        loading="lazy"
        decoding="async"
      />
      {media.alt && (
        <>
          {open && <figcaption>{media.alt}</figcaption>}
          <button
            type="button"
            className="alt"
            aria-expanded={open}
            aria-label={open ? 'Hide the description' : 'Show the description'}
            onClick={() => setOpen(!open)}
          >
            ALT
          </button>
        </>
      )}
    </figure>
  );
}
