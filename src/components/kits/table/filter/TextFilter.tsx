import type { FilterValue } from './filter';

export const TextFilter = ({
  wanted,
  setWanted,
  label,
}: {
  wanted: FilterValue;
  setWanted: (wanted: FilterValue) => void;
  label: string;
}) => (
  <label className="popover-panel-fields">
    {label} contains
    <input
      type="search"
      className="form-control"
      value={wanted[0] ?? ''}
      onChange={(event) => setWanted([event.target.value])}
    />
  </label>
);
