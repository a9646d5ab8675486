import { chartText } from '@/messages/ui/chart';
import type { LegendItem } from './chart-spec';

interface Props {
  items: readonly LegendItem[];
  hidden: ReadonlySet<string>;
  /** Omitted where the entries cannot be toggled. */
  onToggle?: (name: string) => void;
}

export const Legend = ({ items, hidden, onToggle }: Props) => (
  <ul className="chart-legend d-flex flex-wrap row-gap-half column-gap-1" aria-label={chartText.legend}>
    {items.map(({ name, colour }) => (
      <li className={`row-2 fs-sm text-ink-2${onToggle ? '' : ' px-1'}`} key={name}>
        {onToggle ? (
          <button
            type="button"
            className="chart-legend-toggle d-inline-flex align-items-center gap-2 py-half px-1 plain rounded-sm text-inherit fs-sm hoverable touch"
            aria-pressed={!hidden.has(name)}
            onClick={() => onToggle(name)}
          >
            <i className="dot" style={{ background: colour }} />
            {name}
          </button>
        ) : (
          <>
            <i className="dot" style={{ background: colour }} />
            {name}
          </>
        )}
      </li>
    ))}
  </ul>
);
