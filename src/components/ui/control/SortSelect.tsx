interface Props<Order extends string> {
  label: string;
  options: readonly (readonly [Order, string])[];
  value: Order;
  onChange: (order: Order) => void;
}

/** Chooses the order of a list. */
export const SortSelect = <Order extends string>({ label, options, value, onChange }: Props<Order>) => (
  <select
    className="form-select"
    aria-label={label}
    value={value}
    onChange={(event) => {
      const chosen = options.find(([order]) => order === event.target.value);
      if (chosen) onChange(chosen[0]);
    }}
  >
    {options.map(([order, text]) => (
      <option key={order} value={order}>
        {text}
      </option>
    ))}
  </select>
);
