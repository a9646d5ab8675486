import { useEffect, useRef, useState } from 'react';
import IconLeft from '~icons/tabler/chevron-left';
import IconRight from '~icons/tabler/chevron-right';
import { sceneUrl } from '@/lib/files/art-url';
import { views } from './views';
import '@/components/ui/parts/parts.scss';

interface Props {
  /** Accessible name. */
  label: string;
  /** Shows Previous and Next buttons. */
  arrows?: boolean;
  captions?: boolean;
  /** A mark for each slide. */
  indicators?: boolean;
  /** Dark marks for bright pictures. */
  variant?: 'dark';
  fade?: boolean;
  touch?: boolean;
  /** Milliseconds between slides; null waits for the reader. */
  interval?: number | null;
  /** Initial slide, starting at 0. */
  first?: number;
}

const stepped = (by: number) => (at: number) => (at + by + views.length) % views.length;

/** Shortest swipe in px. */
const SWIPE = 40;

export function Slides({
  label,
  arrows = true,
  captions = false,
  indicators = false,
  variant,
  fade = false,
  touch = true,
  interval = null,
  first = 0,
}: Props) {
  const [index, setIndex] = useState(first);
  const from = useRef<number | null>(null);
  const step = (by: number) => setIndex(stepped(by));
  useEffect(() => {
    if (interval === null) return undefined;
    const timer = setInterval(() => setIndex(stepped(1)), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return (
    <div className="slides" role="group" aria-roledescription="carousel" aria-label={label}>
      <div
        className={`carousel${variant === 'dark' ? ' carousel-dark' : ''}${fade ? ' carousel-fade' : ''}`}
        onPointerDown={({ clientX }) => {
          from.current = touch ? clientX : null;
        }}
        onPointerUp={({ clientX }) => {
          const moved = clientX - (from.current ?? clientX);
          from.current = null;
          if (Math.abs(moved) >= SWIPE) step(moved < 0 ? 1 : -1);
        }}
      >
        {views.map(({ scene, title, text, alt }, at) => (
          <div
            key={scene}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${views.length}`}
            className={at === index ? 'slide is-on' : 'slide'}
            aria-hidden={at !== index}
          >
            <img src={sceneUrl(scene)} alt={alt} width={400} height={300} draggable={false} />
            {captions && (
              <div className="carousel-caption">
                <h3 className="text-reset">{title}</h3>
                <p>{text}</p>
              </div>
            )}
          </div>
        ))}
        {indicators && (
          <div className="carousel-indicators">
            {views.map(({ title }, at) => (
              <button
                key={title}
                type="button"
                aria-label={title}
                aria-current={at === index}
                onClick={() => setIndex(at)}
              />
            ))}
          </div>
        )}
      </div>
      {arrows && (
        <>
          <button
            type="button"
            className="slide-button slide-prev"
            aria-label="Previous"
            onClick={() => step(-1)}
          >
            <IconLeft className="icon flip-in-rtl" />
          </button>
          <button type="button" className="slide-button slide-next" aria-label="Next" onClick={() => step(1)}>
            <IconRight className="icon flip-in-rtl" />
          </button>
        </>
      )}
      <p className="slide-count num" aria-live={interval === null ? 'polite' : 'off'}>
        {index + 1} of {views.length}: {views[index]?.title}
      </p>
    </div>
  );
}
