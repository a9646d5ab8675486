import { useEffect, useEffectEvent } from 'react';
import { today } from '@/lib/dates/day';
import { registerShortcuts } from '@/lib/keys/shortcut-listener';
import { workspaceShortcuts } from '@/lib/keys/workspace-shortcuts';
import type { CalendarView } from './calendar-view';

interface Options {
  date: string;
  goTo: (date: string, view?: CalendarView) => void;
  add: () => void;
}

export function useCalendarShortcuts({ date, goTo, add }: Options): void {
  const show = useEffectEvent((view: CalendarView) => goTo(date, view));
  const showToday = useEffectEvent(() => goTo(today()));
  const addEvent = useEffectEvent(() => add());
  useEffect(
    () =>
      registerShortcuts(
        {
          calendarToday: () => showToday(),
          calendarDay: () => show('day'),
          calendarWeek: () => show('week'),
          calendarMonth: () => show('month'),
          calendarList: () => show('list'),
          newEvent: () => addEvent(),
        },
        workspaceShortcuts,
      ),
    [],
  );
}
