import { useState } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const TRAIL = ['Plaza', 'Old town', 'East side', 'Arcade', 'Arch 14', 'Bookshop', 'Second shelf'] as const;

export function Overflow() {
  const [open, setOpen] = useState(false);
  const shown: readonly string[] = open ? TRAIL : [TRAIL[0], '…', ...TRAIL.slice(-2)];
  return (
    <>
      <nav aria-label="Long trail" className="mb-4">
        <ol className="breadcrumb">
          {shown.map((name, index) => (
            <li
              key={name}
              className={index === shown.length - 1 ? 'fw-semibold' : undefined}
              {...(index === shown.length - 1 ? { 'aria-current': 'page' as const } : {})}
            >
              {name === '…' ? (
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  aria-label="Show full path"
                  onClick={() => setOpen(true)}
                >
                  …
                </button>
              ) : (
                name
              )}
            </li>
          ))}
        </ol>
      </nav>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        disabled={!open}
        onClick={() => setOpen(false)}
      >
        Collapse path
      </button>
    </>
  );
}
