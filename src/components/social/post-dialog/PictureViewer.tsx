import { useEffect, useRef, useState } from 'react';
import {
  ACTION_CLOSE,
  type ControllerRef,
  Lightbox,
  type Slide,
  useEvents,
} from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import IconLeft from '~icons/tabler/chevron-left';
import IconRight from '~icons/tabler/chevron-right';
import IconZoomIn from '~icons/tabler/zoom-in';
import IconZoomOut from '~icons/tabler/zoom-out';
import type { Media } from '@contract/post/media';
import { AnimatedPicture } from '@/components/social/post/media/AnimatedPicture';
import { copiesOf } from '@/components/social/post/media/picture-copies';
import { useStepKeys } from '@/components/ui/carousel/step-keys';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { controlText } from '@/messages/ui/control';
import { postDialogText } from '@/messages/social/post-dialog';
import './picture-viewer.scss';

interface Props {
  media: readonly Media[];
  /** Index of the first picture shown. */
  at: number;
  onClose: () => void;
}

const toSlide = (picture: Media): Slide => ({
  src: picture.url,
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
  srcSet: copiesOf(picture).map(({ url, width }) => ({
    src: url,
    width,
    height: Math.round((width * picture.height) / picture.width),
  })),
});

const labels = {
  Previous: postDialogText.previousPicture,
  Next: postDialogText.nextPicture,
  'Photo gallery': postDialogText.pictures,
  Carousel: controlText.carousel,
  Slide: controlText.slide,
  '{index} of {total}': controlText.slideOf('{index}', '{total}'),
  'Zoom in': postDialogText.zoomIn,
  'Zoom out': postDialogText.zoomOut,
};

/** Passes on that a picture was pulled down: within the dialog the library closes nothing itself. */
function PulledDown({ onClose }: Pick<Props, 'onClose'>) {
  const { subscribe } = useEvents();
  useEffect(() => subscribe(ACTION_CLOSE, onClose), [subscribe, onClose]);
  return null;
}

/**
 * Pictures in the whole window: swipe or arrow keys for the next one; pinch, wheel, double-click or + to zoom; pull down
 * to close.
 */
export function PictureViewer({ media, at, onClose }: Props) {
  const [index, setIndex] = useState(at);
  const picture = media[index];
  const hasMany = media.length > 1;
  const lightbox = useRef<ControllerRef>(null);
  // The library handles keys itself only while its pictures have the focus.
  useStepKeys((by) => {
    if (!hasMany) return;
    if (by > 0) lightbox.current?.next();
    else lightbox.current?.prev();
  });
  if (!picture) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={hasMany ? postDialogText.pictureOf(index + 1, media.length) : postDialogText.picture}
      size="full"
    >
      <div className="picture-viewer h-100 d-flex flex-column">
        <Lightbox
          plugins={[Inline, Zoom]}
          slides={media.map(toSlide)}
          index={index}
          labels={labels}
          carousel={{ finite: !hasMany, padding: 0, preload: 1 }}
          controller={{ ref: lightbox, closeOnPullDown: true }}
          zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
          on={{ view: ({ index: next }) => setIndex(next) }}
          render={{
            slide: ({ slide }) => {
              const moving = media.find(
                ({ url, still }) => still !== null && 'src' in slide && url === slide.src,
              );
              return moving?.still ? (
                <AnimatedPicture url={moving.url} still={moving.still}>
                  {(src) => <img className="picture-viewer-moving mw-100" src={src} alt={moving.alt} />}
                </AnimatedPicture>
              ) : undefined;
            },
            controls: () => <PulledDown onClose={onClose} />,
            iconPrev: () => <IconLeft className="flip-in-rtl" />,
            iconNext: () => <IconRight className="flip-in-rtl" />,
            iconZoomIn: () => <IconZoomIn />,
            iconZoomOut: () => <IconZoomOut />,
            ...(hasMany ? {} : { buttonPrev: () => null, buttonNext: () => null }),
          }}
        />
        <p
          className="picture-viewer-caption scroll-y py-3 px-5 fs-md text-ink-2 wrap-anywhere"
          dir="auto"
          aria-live="polite"
        >
          {picture.alt || postDialogText.noDescription}
        </p>
      </div>
    </Dialog>
  );
}
