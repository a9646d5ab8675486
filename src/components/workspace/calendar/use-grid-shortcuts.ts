import { useEffect, useEffectEvent, useRef } from 'react';
import { addDays } from '@/lib/dates/day';
import { weekStart } from '@/lib/dates/first-day';
import { shiftWallTime } from '@/lib/dates/wall-time';
import type { Occurrence, TimeSpan } from '@/data/calendar/occurrences';
import type { CalendarView } from './calendar-view';
import { stepPeriod } from './period';

interface Options {
  view: CalendarView;
  occurrences: readonly Occurrence[];
  goTo: (date: string) => void;
  create: (span: TimeSpan) => void;
  move: (occurrence: Occurrence, next: TimeSpan) => void;
  remove: (occurrence: Occurrence) => void;
}

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;

/** Date that an arrow key leads to; null for other keys. */
function dayForKey(key: string, day: string): string | null {
  const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
  const first = weekStart(day);
  const ways: Partial<Record<string, string>> = {
    ArrowLeft: addDays(day, -rtl),
    ArrowRight: addDays(day, rtl),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: first,
    End: addDays(first, 6),
    PageUp: stepPeriod('month', day, -1),
    PageDown: stepPeriod('month', day, 1),
  };
  return ways[key] ?? null;
}

/** Distance an arrow key moves an event: days horizontally, weeks or 15 minutes vertically. */
function shiftForKey(key: string, { allDay }: TimeSpan, view: CalendarView): number {
  const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
  const row = allDay || view === 'month' ? 7 * DAY_MS : QUARTER_MS;
  const ways: Partial<Record<string, number>> = {
    ArrowLeft: -rtl * DAY_MS,
    ArrowRight: rtl * DAY_MS,
    ArrowUp: -row,
    ArrowDown: row,
  };
  return ways[key] ?? 0;
}

const focusDay = (grid: HTMLElement | null, day: string): boolean => {
  const link = grid?.querySelector<HTMLElement>(`[data-date="${day}"] [tabindex="0"]`);
  link?.focus();
  return Boolean(link);
};

/**
 * Grid shortcuts. On a day: arrows, Home, End, Page Up and Page Down move; N adds an event. On an event:
 * Alt+arrows move it, Alt+Shift+arrows resize it, Delete removes it.
 */
export function useGridShortcuts({ view, occurrences, goTo, create, move, remove }: Options) {
  const grid = useRef<HTMLDivElement>(null);
  /** Focus target after the next render: a date or an event key. */
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (!wanted.current) return undefined;
    let tries = 20;
    // FullCalendar renders a few ticks after React, so poll for the element.
    const timer = setInterval(() => {
      const name = wanted.current;
      const event = name && grid.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(name)}"]`);
      if (event) event.focus();
      if (!name || event || focusDay(grid.current, name)) wanted.current = null;
      tries -= 1;
      if (!wanted.current || tries === 0) clearInterval(timer);
    }, 40);
    return () => clearInterval(timer);
  });

  const onEvent = (event: KeyboardEvent, occurrence: Occurrence): boolean => {
    if (event.key === 'Delete') {
      remove(occurrence);
      return true;
    }
    const by = event.altKey ? shiftForKey(event.key, occurrence, view) : 0;
    if (by === 0) return false;
    const { allDay, start, end } = occurrence;
    const next = event.shiftKey
      ? { allDay, start, end: shiftWallTime(end, by) }
      : { allDay, start: shiftWallTime(start, by), end: shiftWallTime(end, by) };
    if (next.end > next.start) {
      wanted.current = `${occurrence.event.id}@${next.start.slice(0, 10)}`;
      move(occurrence, next);
    }
    return true;
  };
  const onDay = (event: KeyboardEvent, day: string): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key.toLowerCase() === 'n') {
      create({ allDay: true, start: day, end: addDays(day, 1) });
      return true;
    }
    const to = dayForKey(event.key, day);
    if (!to) return false;
    if (!focusDay(grid.current, to)) {
      wanted.current = to;
      goTo(to);
    }
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const key = event.target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    const occurrence = key ? occurrences.find((item) => item.key === key) : undefined;
    const day = event.target.closest<HTMLElement>('[data-date]')?.dataset['date'];
    const done = occurrence ? onEvent(event, occurrence) : day ? onDay(event, day) : false;
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const box = grid.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Capture phase, to run before FullCalendar's listeners.
    box?.addEventListener('keydown', listen, true);
    return () => box?.removeEventListener('keydown', listen, true);
  }, []);
  return grid;
}
