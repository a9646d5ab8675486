import { LazyDatePicker } from '@/components/kits/form/date/LazyPickers';
import { createDateFormat } from '@/lib/dates/date-format';
import type { FilterValue } from './filter';

interface Props {
  wanted: FilterValue;
  setWanted: (wanted: FilterValue) => void;
}

const DAY_MS = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const spans = [
  ['Last 7 days', 7],
  ['Last 30 days', 30],
  ['Last 90 days', 90],
  ['Last 12 months', 365],
] as const;

const dated = createDateFormat({ day: 'numeric', month: 'short', year: '2-digit' });
const short = (day: string): string => dated().format(new Date(`${day}T12:00:00Z`));

/** For example "1 Nov 26 to 20 Nov 26" or "from 1 Nov 26". */
export function dateFilterLabel([from = '', to = '']: FilterValue): string {
  const span = spans.find(([, days]) => from === dayBefore(days) && to === '');
  if (span) return span[0];
  if (from && to) return `${short(from)} to ${short(to)}`;
  return from ? `from ${short(from)}` : `to ${short(to)}`;
}

export function DateFilter({ wanted, setWanted }: Props) {
  const [from = '', to = ''] = wanted;
  return (
    <div className="popover-panel-fields">
      <div className="popover-panel-shortcuts">
        {spans.map(([label, days]) => (
          <button
            key={label}
            type="button"
            className={`filter-pill${from === dayBefore(days) && to === '' ? ' is-on' : ''}`}
            aria-pressed={from === dayBefore(days) && to === ''}
            onClick={() => setWanted([dayBefore(days), ''])}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="popover-panel-pair">
        <LazyDatePicker
          label="From"
          value={from}
          max={to || undefined}
          onChange={(day) => setWanted([day, to])}
        />
        <LazyDatePicker
          label="To"
          value={to}
          min={from || undefined}
          onChange={(day) => setWanted([from, day])}
        />
      </div>
    </div>
  );
}
