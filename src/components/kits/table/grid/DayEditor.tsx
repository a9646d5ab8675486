import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';

interface Props {
  label: string;
  value: string;
  min: string | undefined;
  /** Null leaves the value; with `refocus` the cell gets the focus back. */
  end: (value: string | null, refocus: boolean) => void;
}

export function DayEditor({ label, value, min, end }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(value);
  const result = day === '' || (min !== undefined && day < min) ? null : day;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const opensCalendar = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || opensCalendar)) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Escape' ? null : result, true);
  });
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const next = relatedTarget instanceof Element ? relatedTarget : null;
    if (box.current?.contains(next) || next?.closest('[role="dialog"]')) return;
    end(result, false);
  });
  useEffect(() => {
    const node = box.current;
    // Before the segments of the date, which handle Enter themselves.
    const keydown = (event: KeyboardEvent) => onKey(event);
    const focusout = (event: FocusEvent) => onLeave(event);
    node?.addEventListener('keydown', keydown, true);
    node?.addEventListener('focusout', focusout);
    return () => {
      node?.removeEventListener('keydown', keydown, true);
      node?.removeEventListener('focusout', focusout);
    };
  }, []);
  return (
    <div ref={box} className="cell-editor">
      <DatePicker
        label={label}
        value={day}
        onChange={setDay}
        focused
        {...(min === undefined ? {} : { min })}
      />
    </div>
  );
}
