import { type CsvField, csvFieldLabels, csvFields } from '@/data/user/contact-csv';
import type { CsvRow } from '@/lib/files/csv';
import { contactText } from '@/messages/workspace/contact';

interface Props {
  rows: readonly CsvRow[];
  fields: readonly CsvField[];
  onChange: (fields: CsvField[]) => void;
}

/** One choice for each column, with its first cell as an example. A field chosen twice moves to the new column. */
export function CsvMapping({ rows, fields, onChange }: Props) {
  const [head, example] = rows;
  return (
    <fieldset className="tile-grid tile-grid-sm row-gap-3">
      <legend className="fs-md fw-semibold full-row">{contactText.columns}</legend>
      {(head?.cells ?? []).map((title, column) => (
        <label key={`${column}-${title}`} className="d-flex flex-column justify-content-end gap-1 min-w-0">
          <span>
            <b>{title || contactText.column(column + 1)}</b>
            <small className="d-block text-truncate text-ink-2">{example?.cells[column]}</small>
          </span>
          <select
            className="form-select"
            aria-label={contactText.column(title || column + 1)}
            value={fields[column] ?? ''}
            onChange={(event) => {
              const chosen = csvFields.find((field) => field === event.target.value) ?? '';
              onChange(
                fields.map((field, place) => {
                  if (place === column) return chosen;
                  return field === chosen ? '' : field;
                }),
              );
            }}
          >
            {csvFields.map((field) => (
              <option key={field} value={field}>
                {csvFieldLabels[field]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
