import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import IconLeft from '~icons/tabler/chevron-left';
import IconRight from '~icons/tabler/chevron-right';
import { commonText } from '@/messages/ui/common';
import { controlText } from '@/messages/ui/control';
import { stepOfKey } from './step-keys';
import './carousel.scss';

interface Props {
  label: string;
  count: number;
  /** Shown slide, starting at 0. */
  index: number;
  onIndex: (index: number) => void;
  children: (at: number) => ReactNode;
  /** Names the slide in the line below and at its mark. */
  titleOf?: (at: number) => string;
  /** Previous and Next over the slide, below it, or by other means only. */
  arrows?: 'over' | 'below' | 'none';
  /** A mark for each slide. */
  indicators?: boolean;
  /** Dark marks for bright pictures. */
  variant?: 'dark';
  fade?: boolean;
  swipe?: boolean;
  /** The last slide is followed by the first. */
  loop?: boolean;
  /** Mounts the shown slide only. */
  shownOnly?: boolean;
  /** Changes by itself: a screen reader is not told each time. */
  running?: boolean;
}

/** Shortest swipe in px. */
const SWIPE = 40;

/** One slide at a time; arrow keys step while the focus is within. */
export function Carousel({
  label,
  count,
  index,
  onIndex,
  children,
  titleOf,
  arrows = 'over',
  indicators = false,
  variant,
  fade = false,
  swipe = true,
  loop = false,
  shownOnly = false,
  running = false,
}: Props) {
  const from = useRef<number | null>(null);
  const isBelow = arrows === 'below';
  const isOpen = (to: number) => loop || (to >= 0 && to < count);
  const step = (by: number) => {
    if (isOpen(index + by)) onIndex((index + by + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event.nativeEvent);
    if (by === 0) return;
    event.preventDefault();
    step(by);
  };
  const place = controlText.slideOf(String(index + 1), String(count));
  const status = (
    <p
      className={`slide-count num fs-sm text-ink-3${isBelow ? ' text-center' : ' pt-2'}`}
      aria-live={running ? 'off' : 'polite'}
    >
      {place}
      {titleOf && `: ${titleOf(index)}`}
    </p>
  );
  const button = (by: -1 | 1) => (
    <button
      type="button"
      className={
        isBelow
          ? 'icon-button'
          : `position-absolute ${by < 0 ? 'start-3' : 'end-3'} centre p-0 border-0 bg-surface text-ink slide-button`
      }
      aria-label={by < 0 ? commonText.previous : commonText.next}
      // A disabled button would lose the focus at the end.
      aria-disabled={!isOpen(index + by)}
      onClick={() => step(by)}
      onKeyDown={onKeyDown}
    >
      {by < 0 ? <IconLeft className="icon flip-in-rtl" /> : <IconRight className="icon flip-in-rtl" />}
    </button>
  );
  const slides = shownOnly ? [index] : Array.from({ length: count }, (_, at) => at);
  return (
    <div
      className={`position-relative slides${isBelow ? ' slides-below d-flex flex-column gap-2 h-100' : ''}`}
      role="group"
      aria-roledescription={controlText.carousel}
      aria-label={label}
    >
      <div
        className={`position-relative d-grid carousel ${isBelow ? 'flex-1 min-h-0' : 'overflow-hidden rounded-card bg-press'}${variant === 'dark' ? ' carousel-dark' : ''}${fade ? ' carousel-fade' : ''}`}
        onPointerDown={({ clientX }) => {
          from.current = swipe ? clientX : null;
        }}
        onPointerUp={({ clientX, currentTarget }) => {
          const moved = clientX - (from.current ?? clientX);
          from.current = null;
          const forward = getComputedStyle(currentTarget).direction === 'rtl' ? moved > 0 : moved < 0;
          if (Math.abs(moved) >= SWIPE) step(forward ? 1 : -1);
        }}
      >
        {slides.map((at) => (
          <div
            key={at}
            role="group"
            aria-roledescription={controlText.slide}
            aria-label={controlText.slideOf(String(at + 1), String(count))}
            className={`slide position-relative min-w-0 min-h-0${at === index ? ' is-on' : ''}`}
            aria-hidden={at !== index}
          >
            {children(at)}
          </div>
        ))}
        {indicators && (
          <div className="carousel-indicators position-absolute d-flex justify-content-center py-2 gap-half">
            {slides.map((at) => (
              <button
                className="py-2 px-1 border-0"
                key={at}
                type="button"
                aria-label={titleOf?.(at) ?? controlText.slideOf(String(at + 1), String(count))}
                aria-current={at === index}
                onClick={() => onIndex(at)}
                onKeyDown={onKeyDown}
              />
            ))}
          </div>
        )}
      </div>
      {isBelow ? (
        <div className="slides-bar row-2 justify-content-center">
          {button(-1)}
          {status}
          {button(1)}
        </div>
      ) : (
        <>
          {arrows === 'over' && button(-1)}
          {arrows === 'over' && button(1)}
          {status}
        </>
      )}
    </div>
  );
}
