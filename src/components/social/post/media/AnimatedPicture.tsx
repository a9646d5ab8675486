import { type ReactNode, useEffect, useRef, useState } from 'react';
import IconPause from '~icons/tabler/player-pause-filled';
import IconPlay from '~icons/tabler/player-play-filled';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import './animated-picture.scss';

interface Props {
  /** Address of the picture that moves. */
  url: string;
  /** Address of its first frame. */
  still: string;
  /** Shows the picture at an address. */
  children: (address: string) => ReactNode;
}

/**
 * A picture that moves: only while most of it can be seen, from the start only where less motion is not wished for,
 * and with a button to stop it (WCAG 2.2.2). At rest it is its first frame, and the moving one is not even loaded.
 */
export function AnimatedPicture({ url, still, children }: Props) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  const plays = pressed ?? !calm;
  return (
    <div className="animated-picture" ref={place}>
      {children(plays && seen ? url : still)}
      <button
        type="button"
        className="animated-picture-button"
        aria-label={plays ? 'Pause the moving picture' : 'Play the moving picture'}
        onClick={() => setPressed(!plays)}
      >
        {plays ? <IconPause /> : <IconPlay />}
      </button>
    </div>
  );
}
