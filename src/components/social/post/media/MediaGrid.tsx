import { useState } from 'react';
import type { Media } from '@contract/post/media';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { postText } from '@/messages/social/post';
import { srcSetOf } from './picture-copies';
import { PostPicture } from './PostPicture';

/** Space is reserved before images load. A single image keeps its ratio, clamped to 4:5 and 2:1. */
export const MediaGrid = ({ media }: { media: readonly Media[] }) => (
  <div className={`media picture-frame media-${media.length}`}>
    {media.map((picture, at) => (
      <Picture
        key={picture.id}
        media={picture}
        alone={media.length === 1}
        onOpen={() => setOverlays({ post: { kind: 'pictures', media, at } })}
      />
    ))}
  </div>
);

/** Rendered widths: the column of posts less the space around a picture. */
const WIDE = 'auto, (max-width: 40rem) 92vw, 36rem';
const HALF = 'auto, (max-width: 40rem) 46vw, 18rem';

interface PictureProps {
  media: Media;
  alone: boolean;
  onOpen: () => void;
}

function Picture({ media, alone, onOpen }: PictureProps) {
  const [open, setOpen] = useState(false);
  const ratio = media.height > 0 ? Math.min(2, Math.max(0.8, media.width / media.height)) : 16 / 9;
  return (
    <figure style={alone ? { aspectRatio: ratio } : undefined}>
      <PostPicture media={media}>
        {(src) => (
          <button
            type="button"
            className="media-open w-100 h-100 p-0 plain"
            title={postText.viewFullSize}
            onClick={onOpen}
          >
            <img
              src={src}
              srcSet={srcSetOf(media)}
              sizes={alone ? WIDE : HALF}
              alt={media.alt || postText.pictureWithoutDescription}
              width={media.width}
              height={media.height}
              loading="lazy"
              decoding="async"
            />
          </button>
        )}
      </PostPicture>
      {media.alt && (
        <>
          {open && (
            <figcaption className="on-picture position-absolute py-2 px-3 overflow-auto rounded-control fs-md">
              {media.alt}
            </figcaption>
          )}
          <button
            type="button"
            className="tag on-picture position-absolute bottom-2 start-2 border-0"
            aria-expanded={open}
            aria-label={open ? postText.hideDescription : postText.showDescription}
            onClick={() => setOpen(!open)}
          >
            {postText.altBadge}
          </button>
        </>
      )}
    </figure>
  );
}
