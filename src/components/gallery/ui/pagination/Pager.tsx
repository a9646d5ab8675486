import type { ReactNode } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';

interface Props {
  /** Accessible name of the list. */
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Size, shape and style classes. */
  className?: string;
  previous?: ReactNode;
  next?: ReactNode;
}

export function Pager({ label, page, pages, onPage, className = '', previous, next }: Props) {
  const step = (to: number, name: string, content: ReactNode) => (
    <li className={`page-item${to < 1 || to > pages ? ' disabled' : ''}`}>
      <button
        type="button"
        className="page-link"
        aria-label={name}
        disabled={to < 1 || to > pages}
        onClick={() => onPage(to)}
      >
        {content}
      </button>
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className={`m-0 pagination ${className}`}>
        {step(page - 1, 'Previous page', previous ?? 'Previous')}
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number} className={`page-item${number === page ? ' active' : ''}`}>
            <button
              type="button"
              className="page-link"
              {...(number === page ? { 'aria-current': 'page' as const } : {})}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
        {step(page + 1, 'Next page', next ?? 'Next')}
      </ul>
    </nav>
  );
}
