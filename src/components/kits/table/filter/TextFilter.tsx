import type { FilterValue } from './filter';

/** Text that the cell contains. */
export const TextFilter = ({
  wanted,
  setWanted,
  label,
}: {
  wanted: FilterValue;
  setWanted: (wanted: FilterValue) => void;
  label: string;
}) => (
  <label className="pop-f">
    {label} contains
    <input
      type="search"
      className="form-control"
      value={wanted[0] ?? ''}
      onChange={(event) => setWanted([event.target.value])}
    />
  </label>
);
