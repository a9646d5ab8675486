import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useId } from 'react';
import type { AppRow, AppTable } from '@/components/kits/table/model/app-table';
import { GroupButton, GroupCheckbox } from './GroupParts';
import type { RowParts, TableLabels } from '@/components/kits/table/table-parts';
import { commonText } from '@/messages/ui/common';

interface Props<T extends RowData> {
  table: AppTable<T>;
  parts: RowParts<T>;
  card: (row: T) => ReactNode;
  words: TableLabels;
}

export const CardList = <T extends RowData>({ table, parts, card, words }: Props<T>) => (
  <ul className="card-list list-unstyled" aria-label={words.label}>
    {table.getRowModel().rows.map((row) =>
      row.getIsGrouped() ? (
        <li key={row.id} className="row-3 p-3 rule-above bg-sunken">
          {parts.selectable && (
            <span className="d-grid">
              <GroupCheckbox row={row} />
            </span>
          )}
          <GroupButton row={row} />
        </li>
      ) : (
        <Card key={row.id} row={row} parts={parts} card={card} selected={row.getIsSelected()} />
      ),
    )}
  </ul>
);

interface CardProps<T extends RowData> {
  row: AppRow<T>;
  parts: RowParts<T>;
  card: (row: T) => ReactNode;
  selected: boolean;
}

function Card<T extends RowData>({ row, parts, card, selected }: CardProps<T>) {
  const id = useId();
  return (
    <li className={`d-flex gap-3 p-3 rule-above${selected ? ' is-selected' : ''}`}>
      {parts.selectable && (
        <label className="d-grid align-content-start min-h-touch">
          <input
            className="form-check-input"
            type="checkbox"
            aria-labelledby={`${id}-t ${id}`}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
          <span id={`${id}-t`} className="visually-hidden">
            {commonText.select}
          </span>
        </label>
      )}
      <div className="card-list-body fill" id={id}>
        {card(row.original)}
      </div>
      {parts.actions?.(row.original)}
    </li>
  );
}
