import { type ReactNode, useEffect, useRef, useState } from 'react';
import IconPause from '~icons/tabler/player-pause-filled';
import IconPlay from '~icons/tabler/player-play-filled';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { postDetailsText } from '@/messages/social/post-details';
import './animated-picture.scss';

interface Props {
  /** The animated picture. */
  url: string;
  /** The first frame. */
  still: string;
  children: (src: string) => ReactNode;
}

/**
 * Plays while at least half is visible, with a pause button (WCAG 2.2.2); does not autoplay under reduced
 * motion. While paused only the still is loaded.
 */
export function AnimatedPicture({ url, still, children }: Props) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [visible, setVisible] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const playing = pressed ?? !reducedMotion;
  return (
    <div className="animated-picture position-relative h-100" ref={frame}>
      {children(playing && visible ? url : still)}
      <button
        type="button"
        className="icon-button icon-button-sm on-picture touch position-absolute bottom-2 end-2"
        aria-label={playing ? postDetailsText.pauseAnimation : postDetailsText.playAnimation}
        onClick={() => setPressed(!playing)}
      >
        {playing ? <IconPause /> : <IconPlay />}
      </button>
    </div>
  );
}
