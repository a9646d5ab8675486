import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import IconNext from '~icons/tabler/chevron-right';
import IconPrevious from '~icons/tabler/chevron-left';
import { monthIso, shortMonths, formatMonth } from './month-format';
import { mirrorArrowKeys } from '@/components/kits/form/FormLocale';
import { formText } from '@/messages/ui/form';
import './month-grid.scss';

interface Props {
  label: string;
  /** "2026-11" or "". */
  value: string;
  /** Month focused first without a selection: "2026-11". */
  from: string;
  onChange: (value: string) => void;
}

const COLUMNS = 3;
const YEAR = 12;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
  PageUp: -YEAR,
  PageDown: YEAR,
};

const countOf = (iso: string): number => Number(iso.slice(0, 4)) * YEAR + Number(iso.slice(5)) - 1;
const isoAt = (count: number): string => monthIso(Math.floor(count / YEAR), (count % YEAR) + 1);

export function MonthGrid({ label, value, from, onChange }: Props) {
  const [spot, setSpot] = useState({ at: countOf(value || from), focused: true });
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (spot.focused) here.current?.focus();
  }, [spot]);
  const { at } = spot;
  const year = Math.floor(at / YEAR);
  const onKeyDown = (event: KeyboardEvent) => {
    const edge = event.key === 'Home' ? year * YEAR : event.key === 'End' ? year * YEAR + YEAR - 1 : null;
    const step = STEPS[event.key];
    if (edge === null && step === undefined) return;
    event.preventDefault();
    setSpot({ at: edge ?? at + (step ?? 0), focused: true });
  };
  return (
    <div className="month-grid fit">
      <div className="row-1 justify-content-between mb-1">
        <button
          type="button"
          className="icon-button"
          aria-label={formText.previousYear}
          onClick={() => setSpot({ at: at - YEAR, focused: false })}
        >
          <IconPrevious className="icon flip-in-rtl" />
        </button>
        <b aria-live="polite">{year}</b>
        <button
          type="button"
          className="icon-button"
          aria-label={formText.nextYear}
          onClick={() => setSpot({ at: at + YEAR, focused: false })}
        >
          <IconNext className="icon flip-in-rtl" />
        </button>
      </div>
      <div
        role="grid"
        aria-label={label}
        tabIndex={-1}
        onKeyDownCapture={(event) => mirrorArrowKeys(event, 'en')}
        onKeyDown={onKeyDown}
      >
        {[0, 3, 6, 9].map((row) => (
          <div key={row} role="row" className="d-flex gap-1 mb-1">
            {shortMonths()
              .slice(row, row + COLUMNS)
              .map((name, column) => {
                const count = year * YEAR + row + column;
                const picked = isoAt(count) === value;
                return (
                  <button
                    key={name}
                    ref={count === at ? here : null}
                    type="button"
                    role="gridcell"
                    className="month-grid-month centre plain text-ink fw-medium cursor-pointer"
                    tabIndex={count === at ? 0 : -1}
                    aria-selected={picked}
                    aria-label={formatMonth(isoAt(count))}
                    onClick={() => onChange(isoAt(count))}
                  >
                    {name}
                  </button>
                );
              })}
          </div>
        ))}
      </div>
    </div>
  );
}
