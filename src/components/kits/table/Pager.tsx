import IconPrevious from '~icons/tabler/chevron-left';
import IconNext from '~icons/tabler/chevron-right';
import { formatCount } from '@/messages/words';
import { tableText } from '@/messages/ui/table';
import type { TableLabels } from './table-parts';
import { PAGE_SIZES, type PageSize } from './model/table-search';
import type { TableState } from './model/table-state';

interface Props {
  page: number;
  size: PageSize;
  count: number;
  pending: boolean;
  setView: (patch: Partial<TableState>) => void;
  words: TableLabels;
}

/** Page buttons: first, last, current and neighbours; null is a gap. */
export function pageButtons(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last];
  if (page <= 3) near.push(2, 3);
  if (page >= last - 2) near.push(last - 1, last - 2);
  const shown = [...new Set(near)].filter((one) => one >= 1 && one <= last).toSorted((a, b) => a - b);
  return shown.flatMap((one, place) => {
    const before = shown[place - 1] ?? 0;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}

export function Pager({ page, size, count, pending, setView, words }: Props) {
  const last = Math.max(1, Math.ceil(count / size));
  const from = count === 0 ? 0 : (page - 1) * size + 1;
  const go = (to: number) => setView({ page: to });
  return (
    <div className="pager row-2 flex-wrap column-gap-5 py-2 px-4 rule-above fs-md text-ink-2 d-print-none">
      <span className="flex-1 tabular" role="status">
        {pending ? (
          tableText.loadingWhat(words.plural)
        ) : (
          <>
            {tableText.shownRows(
              formatCount(from),
              formatCount(Math.min(count, page * size)),
              formatCount(count),
            )}
            <span className="visually-hidden"> {words.plural}</span>
          </>
        )}
      </span>
      <label className="d-none d-md-flex align-items-center gap-2">
        {tableText.rows}
        <select
          className="form-select form-select-sm"
          value={size}
          onChange={(event) => {
            const pageSize = PAGE_SIZES.find((one) => String(one) === event.target.value);
            if (pageSize) setView({ pageSize });
          }}
        >
          {PAGE_SIZES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {last > 1 && !pending && (
        <nav aria-label={tableText.pages(words.label)}>
          <ul className="pagination m-0">
            <li className={`page-item${page <= 1 ? ' disabled' : ''}`}>
              <button
                type="button"
                className="page-link"
                aria-label={tableText.previousPage}
                disabled={page <= 1}
                onClick={() => go(page - 1)}
              >
                <IconPrevious />
              </button>
            </li>
            {pageButtons(page, last).map((one, place) =>
              one === null ? (
                <li key={`gap-${place}`} className="page-item d-none d-md-block" aria-hidden="true">
                  <span className="page-link">…</span>
                </li>
              ) : (
                <li
                  key={one}
                  className={`page-item${one === page ? ' active' : ''}${Math.abs(one - page) > 1 ? ' d-none d-md-block' : ''}`}
                >
                  <button
                    type="button"
                    className="page-link"
                    aria-label={tableText.page(one)}
                    aria-current={one === page ? 'page' : undefined}
                    onClick={() => go(one)}
                  >
                    {formatCount(one)}
                  </button>
                </li>
              ),
            )}
            <li className={`page-item${page >= last ? ' disabled' : ''}`}>
              <button
                type="button"
                className="page-link"
                aria-label={tableText.nextPage}
                disabled={page >= last}
                onClick={() => go(page + 1)}
              >
                <IconNext />
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
