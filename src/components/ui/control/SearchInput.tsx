import IconSearch from '~icons/tabler/search';

interface Props {
  label: string;
  /** Defaults to the label. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

export const SearchInput = ({ label, placeholder = label, value, onChange }: Props) => (
  <div className="search-field">
    <IconSearch className="icon position-absolute text-ink-3" />
    <input
      type="search"
      className="form-control"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
