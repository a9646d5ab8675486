import type { RowData } from '@tanstack/react-table';
import { useState } from 'react';
import { formatCount } from '@/messages/words';
import type { AppColumn } from '@/components/kits/table/model/app-table';
import { normalizeText } from '@/lib/text/normalize-text';
import { tableText } from '@/messages/ui/table';
import { columnMeta, shownName } from '@/components/kits/table/model/column-meta';
import type { FilterValue } from './filter';

interface Props<T extends RowData> {
  column: AppColumn<T>;
  label: string;
  choices: readonly string[] | undefined;
  wanted: FilterValue;
  setWanted: (wanted: FilterValue) => void;
}

const MANY = 8;

export function ChoiceFilter<T extends RowData>({ column, label, choices, wanted, setWanted }: Props<T>) {
  const [part, setPart] = useState('');
  const nameOf = (value: string) => shownName(columnMeta(column), value);
  const counts = column.getFacetedUniqueValues();
  const values = choices ?? [...counts.keys()];
  const shown = values.filter((value) => normalizeText(nameOf(value)).includes(normalizeText(part)));
  return (
    <fieldset className="fs-md fw-medium">
      <legend className="fs-md fw-semibold">{label}</legend>
      {values.length > MANY && (
        <input
          type="search"
          className="form-control form-control-sm mt-1"
          autoComplete="off"
          aria-label={tableText.findIn(label)}
          placeholder={tableText.find}
          value={part}
          onChange={(event) => setPart(event.target.value)}
        />
      )}
      <div className="scroll-list-sm mt-1 px-1 overscroll">
        {shown.map((value) => (
          <label key={value} className="form-check min-h-sm cursor-pointer">
            <input
              type="checkbox"
              className="form-check-input"
              checked={wanted.includes(value)}
              onChange={(event) =>
                setWanted(event.target.checked ? [...wanted, value] : wanted.filter((one) => one !== value))
              }
            />
            <span>{nameOf(value)}</span>
            <small>{formatCount(counts.get(value) ?? 0)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
