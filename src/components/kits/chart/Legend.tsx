import type { LegendItem } from './chart-spec';

interface Props {
  items: readonly LegendItem[];
  hidden: ReadonlySet<string>;
  /** Omitted where the entries cannot be toggled. */
  onToggle?: (name: string) => void;
}

export const Legend = ({ items, hidden, onToggle }: Props) => (
  <ul className="leg" aria-label="Legend">
    {items.map(({ name, colour }) => (
      <li key={name}>
        {onToggle ? (
          <button
            type="button"
            className="leg-b"
            aria-pressed={!hidden.has(name)}
            onClick={() => onToggle(name)}
          >
            <i style={{ background: colour }} />
            {name}
          </button>
        ) : (
          <>
            <i style={{ background: colour }} />
            {name}
          </>
        )}
      </li>
    ))}
  </ul>
);
