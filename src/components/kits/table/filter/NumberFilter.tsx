import { formatCount } from '@/lib/text/format';
import type { FilterValue } from './filter';

interface Props {
  wanted: FilterValue;
  setWanted: (wanted: FilterValue) => void;
  unit: number;
  sign: string;
  label: string;
}

/** Converts a stored bound to the typed unit: cents to dollars. */
const typed = (bound: string, unit: number): string => (bound === '' ? '' : String(Number(bound) / unit));
const stored = (figure: string, unit: number): string =>
  figure === '' ? '' : String(Math.round(Number(figure) * unit));

/** For example "$100 to $500" or "from $100". */
export function numberFilterLabel([from = '', to = '']: FilterValue, unit: number, sign: string): string {
  const say = (bound: string) => `${sign}${formatCount(Number(bound) / unit)}`;
  if (from && to) return `${say(from)} to ${say(to)}`;
  return from ? `from ${say(from)}` : `to ${say(to)}`;
}

export function NumberFilter({ wanted, setWanted, unit, sign, label }: Props) {
  const [from = '', to = ''] = wanted;
  const suffix = sign ? `, in ${sign}` : '';
  return (
    <div className="popover-panel-fields popover-panel-pair">
      <label>
        From
        <input
          type="number"
          inputMode="decimal"
          className="form-control"
          aria-label={`${label} from${suffix}`}
          value={typed(from, unit)}
          onChange={(event) => setWanted([stored(event.target.value, unit), to])}
        />
      </label>
      <label>
        To
        <input
          type="number"
          inputMode="decimal"
          className="form-control"
          aria-label={`${label} to${suffix}`}
          value={typed(to, unit)}
          onChange={(event) => setWanted([from, stored(event.target.value, unit)])}
        />
      </label>
    </div>
  );
}
