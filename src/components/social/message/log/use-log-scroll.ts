import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end that still counts as scrolled to the end. */
const NEAR_END_PX = 80;
/** Distance from an edge at which the next page is loaded. */
const LOAD_PX = 240;

interface LogScroll {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  isAway: boolean;
  toEnd: () => void;
}

interface Options {
  /** Number of the first and of the last message, and of the waiting ones: changes when rows are added. */
  first: number;
  last: number;
  waiting: number;
  /** Number of the message to begin at; otherwise the end. */
  at: number | undefined;
  onTop: () => void;
  onBottom: () => void;
}

/** Stays at the end with new messages, and at its place when earlier ones are added. */
export function useLogScroll({ first, last, waiting, at, onTop, onBottom }: Options): LogScroll {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(at === undefined);
  const before = useRef({ first, waiting, height: 0, started: false });
  const [isAway, setAway] = useState(false);
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || last + waiting === 0) return;
    const known = before.current;
    if (!known.started && at !== undefined) {
      element.querySelector(`[data-number="${at}"]`)?.scrollIntoView({ block: 'center' });
    } else if (known.started && first < known.first) {
      element.scrollTop += element.scrollHeight - known.height;
    } else if (atEnd.current || waiting > known.waiting) toEnd();
    before.current = { first, waiting, height: element.scrollHeight, started: true };
  }, [first, last, waiting, at, toEnd]);
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = box.current ?? {};
    const left = scrollHeight - scrollTop - clientHeight;
    atEnd.current = left < NEAR_END_PX;
    before.current.height = scrollHeight;
    setAway(!atEnd.current);
    if (scrollTop < LOAD_PX) onTop();
    if (left < LOAD_PX) onBottom();
  };
  return { box, onScroll, isAway, toEnd };
}
