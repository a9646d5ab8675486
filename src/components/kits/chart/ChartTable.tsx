import { formatCount } from '@/messages/words';
import { chartText } from '@/messages/ui/chart';
import { formatCell } from './option/chart-summary';
import type { TableData } from './option/table-data';

/** Maximum rows on screen; the CSV has all. */
const SHOWN = 100;
/** Rows and cells never reorder, so the index is the key. */
const keyed = <T,>(items: readonly T[]): [string, T][] => items.map((item, at) => [`k${at}`, item]);

export const ChartTable = ({ table, title }: { table: TableData; title: string }) => (
  // Focusable so that the keyboard can scroll it.
  <div
    className="chart-table scroll-list-sm tabular fs-sm box"
    tabIndex={0}
    role="region"
    aria-label={chartText.asTable(title)}
  >
    <table className="table table-sm mb-0">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {table.columns.map((column, at) => (
            <th key={column + String(at)} scope="col" className={at > 0 ? 'text-end' : ''}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(table.rows.slice(0, SHOWN)).map(([line, row]) => (
          <tr key={line}>
            {keyed(row).map(([at, value]) =>
              at === 'k0' ? (
                <th key={at} scope="row">
                  {formatCell(value)}
                </th>
              ) : (
                <td key={at} className="text-end">
                  {formatCell(value)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    {table.rows.length > SHOWN && (
      <p className="p-2 text-ink-3">{chartText.firstRows(SHOWN, formatCount(table.rows.length))}</p>
    )}
  </div>
);
