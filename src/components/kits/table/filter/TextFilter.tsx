import { useState } from 'react';
import { type FilterValue, textFilter, textOperator } from './filter';
import { OperatorSelect } from './OperatorSelect';

const operators = { contains: 'Contains', is: 'Is', begins: 'Begins with', empty: 'Is empty' } as const;

/** For example "Ann", "is Ann" or "is empty". */
export function textFilterLabel(wanted: FilterValue): string {
  const operator = textOperator(wanted);
  if (operator === 'contains') return wanted[0] ?? '';
  return `${operators[operator].toLowerCase()} ${wanted[0] ?? ''}`.trim();
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
    <div className="popover-panel-fields">
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
          className="form-control"
          autoComplete="off"
          aria-label={`${label} ${operators[operator].toLowerCase()}`}
          value={text}
          onChange={(event) => setWanted(textFilter(operator, event.target.value))}
        />
      )}
    </div>
  );
}
