import { useState } from 'react';
import { DecimalInput } from '@/components/kits/form/mask/NumberTextInput';
import { formatCount } from '@/messages/words';
import { tableText } from '@/messages/ui/table';
import { type FilterValue, rangeFilter, rangeOperator } from './filter';
import { OperatorSelect } from './OperatorSelect';

interface Props {
  wanted: FilterValue;
  setWanted: (wanted: FilterValue) => void;
  unit: number;
  sign: string;
  label: string;
}

/** Converts a stored bound to the typed unit: cents to dollars. */
const typed = (bound: string, unit: number): number | null => (bound === '' ? null : Number(bound) / unit);
const stored = (figure: number | null, unit: number): string =>
  figure === null ? '' : String(Math.round(figure * unit));

const operators = {
  between: tableText.between,
  '=': tableText.equalTo,
  '<': tableText.lessThan,
  '>': tableText.moreThan,
} as const;

/** For example "$100 to $500", "from $100" or "< $100". */
export function numberFilterLabel(wanted: FilterValue, unit: number, sign: string): string {
  const [from = '', to = ''] = wanted;
  const say = (bound: string) => `${sign}${formatCount(Number(bound) / unit)}`;
  const operator = rangeOperator(wanted);
  if (operator !== 'between') return `${operator} ${say(from)}`;
  if (from && to) return tableText.range(say(from), say(to));
  return from ? tableText.fromValue(say(from)) : tableText.toValue(say(to));
}

export function NumberFilter({ wanted, setWanted, unit, sign, label }: Props) {
  const [operator, setOperator] = useState(() => rangeOperator(wanted));
  const [from = '', to = ''] = wanted;
  const field = (name: string, bound: string, set: (bound: string) => void) => (
    <label>
      {name}
      <DecimalInput
        className="form-control mt-1"
        aria-label={tableText.bound(label, name, sign)}
        value={typed(bound, unit)}
        onValue={(figure) => set(stored(figure, unit))}
      />
    </label>
  );
  return (
    <div className="fs-md fw-medium">
      <OperatorSelect
        label={label}
        operators={operators}
        value={operator}
        setValue={(next) => {
          setOperator(next);
          setWanted(rangeFilter(next, from, to));
        }}
      />
      <div className="filter-pair min-w-0 stack-2 cols-2 mw-100">
        {operator === 'between' ? (
          <>
            {field(tableText.from, from, (next) => setWanted([next, to]))}
            {field(tableText.to, to, (next) => setWanted([from, next]))}
          </>
        ) : (
          field(operators[operator], from, (next) => setWanted(rangeFilter(operator, next, '')))
        )}
      </div>
    </div>
  );
}
