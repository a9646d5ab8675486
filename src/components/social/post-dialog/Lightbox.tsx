import { useEffect, useEffectEvent, useState } from 'react';
import IconLeft from '~icons/tabler/chevron-left';
import IconRight from '~icons/tabler/chevron-right';
import type { Media } from '@contract/media';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { PostPicture } from '@/components/social/post/media/PostPicture';
import './post-dialogs.scss';

interface Props {
  media: readonly Media[];
  /** Index of the first picture shown. */
  at: number;
  onClose: () => void;
}

export function Lightbox({ media, at, onClose }: Props) {
  const [index, setIndex] = useState(at);
  const picture = media[index];
  const hasMany = media.length > 1;
  const go = (by: 1 | -1) => setIndex((index + by + media.length) % media.length);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hasMany || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const forward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
    go(forward ? 1 : -1);
  });
  useEffect(() => {
    const keydown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', keydown);
    return () => document.removeEventListener('keydown', keydown);
  }, []);
  if (!picture) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={hasMany ? `Picture ${index + 1} of ${media.length}` : 'Picture'}
      size="lg"
    >
      <div className="lightbox">
        <figure aria-live="polite">
          <PostPicture key={picture.id} media={picture}>
            {(src) => <img src={src} alt={picture.alt} width={picture.width} height={picture.height} />}
          </PostPicture>
          <figcaption dir="auto">{picture.alt || 'No description'}</figcaption>
        </figure>
        {hasMany && (
          <div className="lightbox-nav">
            <button
              type="button"
              className="icon-button"
              aria-label="Previous picture"
              data-autofocus
              onClick={() => go(-1)}
            >
              <IconLeft className="flip-in-rtl" />
            </button>
            <button type="button" className="icon-button" aria-label="Next picture" onClick={() => go(1)}>
              <IconRight className="flip-in-rtl" />
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
