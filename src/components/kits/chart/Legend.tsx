import type { LegendItem } from './chart-spec';

interface Props {
  items: readonly LegendItem[];
  hidden: ReadonlySet<string>;
  /** Left out where the words explain colours that cannot be switched. */
  onToggle?: (name: string) => void;
}

/** What the colours mean: an arch and a word each. As buttons they switch their series off and on. */
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
