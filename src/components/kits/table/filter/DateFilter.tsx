import { lazy, Suspense, useState } from 'react';
import { createDateFormat } from '@/lib/dates/date-format';
import { addDays, today } from '@/lib/dates/day';
import { tableText } from '@/messages/ui/table';
import { type FilterValue, rangeFilter, rangeOperator } from './filter';
import { OperatorSelect } from './OperatorSelect';

// Tables are on many pages, and few of their filters are opened.
const DatePicker = lazy(async () => ({
  default: (await import('@/components/kits/form/date/DatePicker')).DatePicker,
}));

interface Props {
  wanted: FilterValue;
  setWanted: (wanted: FilterValue) => void;
  label: string;
}

const dayBefore = (days: number): string => addDays(today(), -days);

const spans = [
  [tableText.last7Days, 7],
  [tableText.last30Days, 30],
  [tableText.last90Days, 90],
  [tableText.last12Months, 365],
] as const;

const dated = createDateFormat({ day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' });
const short = (day: string): string => dated().format(new Date(`${day}T00:00:00Z`));

const operators = {
  between: tableText.between,
  '=': tableText.on,
  '<': tableText.before,
  '>': tableText.after,
} as const;
const shownOperators = { '=': tableText.onDay, '<': tableText.beforeDay, '>': tableText.afterDay } as const;

/** For example "1 Nov 26 to 20 Nov 26", "from 1 Nov 26" or "before 1 Nov 26". */
export function dateFilterLabel(wanted: FilterValue): string {
  const [from = '', to = ''] = wanted;
  const operator = rangeOperator(wanted);
  if (operator !== 'between') return shownOperators[operator](short(from));
  const span = spans.find(([, days]) => from === dayBefore(days) && to === '');
  if (span) return span[0];
  if (from && to) return tableText.range(short(from), short(to));
  return from ? tableText.fromValue(short(from)) : tableText.toValue(short(to));
}

/** As high as the fields. */
const placeholder = (
  <div className="field" aria-busy="true">
    <div className="form-label">&nbsp;</div>
    <div className="form-control">&nbsp;</div>
  </div>
);

export function DateFilter({ wanted, setWanted, label }: Props) {
  const [operator, setOperator] = useState(() => rangeOperator(wanted));
  const [from = '', to = ''] = wanted;
  const isSpan = (days: number) => operator === 'between' && from === dayBefore(days) && to === '';
  return (
    <div className="fs-md fw-medium">
      <div className="stack-1 cols-2 mb-3">
        {spans.map(([label, days]) => (
          <button
            key={label}
            type="button"
            className={`chip${isSpan(days) ? ' is-on' : ''}`}
            aria-pressed={isSpan(days)}
            onClick={() => {
              setOperator('between');
              setWanted([dayBefore(days), '']);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <OperatorSelect
        label={label}
        operators={operators}
        value={operator}
        setValue={(next) => {
          setOperator(next);
          setWanted(rangeFilter(next, from, to));
        }}
      />
      <Suspense fallback={placeholder}>
        {operator === 'between' ? (
          <div className="filter-pair min-w-0 stack-2 mw-100">
            <DatePicker
              label={tableText.from}
              value={from}
              max={to || undefined}
              onChange={(day) => setWanted([day, to])}
            />
            <DatePicker
              label={tableText.to}
              value={to}
              min={from || undefined}
              onChange={(day) => setWanted([from, day])}
            />
          </div>
        ) : (
          <DatePicker
            label={operators[operator]}
            value={from}
            onChange={(day) => setWanted(rangeFilter(operator, day, ''))}
          />
        )}
      </Suspense>
    </div>
  );
}
