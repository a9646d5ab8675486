import { useState } from 'react';
import { tableText } from '@/messages/ui/table';
import { type FilterValue, textFilter, textOperator } from './filter';
import { OperatorSelect } from './OperatorSelect';

const operators = {
  contains: tableText.contains,
  is: tableText.is,
  begins: tableText.beginsWith,
  empty: tableText.isEmpty,
} as const;

/** For example "Ann", "is Ann" or "is empty". */
export function textFilterLabel(wanted: FilterValue): string {
  const operator = textOperator(wanted);
  const text = wanted[0] ?? '';
  if (operator === 'contains') return text;
  if (operator === 'empty') return tableText.showsEmpty;
  return operator === 'is' ? tableText.isText(text) : tableText.beginsWithText(text);
}

export function TextFilter({
  wanted,
  setWanted,
  label,
}: {
  wanted: FilterValue;
  setWanted: (wanted: FilterValue) => void;
  label: string;
}) {
  // An operator without a text filters nothing yet, so the filter does not store it.
  const [operator, setOperator] = useState(() => textOperator(wanted));
  const [text = ''] = wanted;
  return (
    <div className="fs-md fw-medium">
      <OperatorSelect
        label={label}
        operators={operators}
        value={operator}
        setValue={(next) => {
          setOperator(next);
          setWanted(textFilter(next, text));
        }}
      />
      {operator !== 'empty' && (
        <input
          type="search"
          className="form-control mt-1"
          autoComplete="off"
          aria-label={tableText.textBound(label, operators[operator])}
          value={text}
          onChange={(event) => setWanted(textFilter(operator, event.target.value))}
        />
      )}
    </div>
  );
}
