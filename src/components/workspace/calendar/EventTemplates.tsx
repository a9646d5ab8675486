import { Draggable } from '@fullcalendar/react/interaction';
import { useEffect, useRef } from 'react';
import IconGrip from '~icons/tabler/grip-vertical';
import { type EventTemplate, eventTemplates } from '@/data/calendar/schema';
import { calendarPageText } from '@/messages/workspace/calendar-page';
import { categoryVariant } from './category-variant';

const hours = (minutes: number): string =>
  minutes === 0 ? calendarPageText.allDay : calendarPageText.hours(minutes / 60);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const templateOf = ({ dataset }: HTMLElement): EventTemplate | undefined =>
  eventTemplates[Number(dataset['ready'])];

interface Props {
  /** Alternative to dragging, for keyboard and touch. */
  choose: (at: number) => void;
}

export function EventTemplates({ choose }: Props) {
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    const draggable = new Draggable(box.current, {
      itemSelector: '[data-ready]',
      longPressDelay: 300,
      eventData: (element) => {
        const ready = templateOf(element);
        if (!ready) return {};
        return {
          title: ready.name,
          color: `var(--pz-${categoryVariant[ready.category]}-soft)`,
          contrastColor: `var(--pz-${categoryVariant[ready.category]}-text)`,
          ...(ready.minutes > 0 ? { duration: clock(ready.minutes) } : {}),
        };
      },
    });
    return () => draggable.destroy();
  }, []);
  return (
    <section className="card p-4" aria-labelledby="cal-ready">
      <h2 className="mb-2 fs-lg" id="cal-ready">
        {calendarPageText.templates}
      </h2>
      <p className="mb-2 fs-sm text-ink-3">{calendarPageText.templatesHint}</p>
      <ul className="stack-1" ref={box}>
        {eventTemplates.map(({ name, category, minutes }, at) => (
          <li key={name}>
            <button
              type="button"
              data-ready={at}
              className={`calendar-template variant-tinted row-1 min-h-md py-1 ps-1 pe-2 rounded-sm fw-semibold text-start variant-${categoryVariant[category]}`}
              onClick={() => choose(at)}
            >
              <IconGrip />
              <span className="flex-1">{name}</span>
              <small className="fw-medium">{hours(minutes)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
