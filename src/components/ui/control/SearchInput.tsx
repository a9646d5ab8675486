import type { ComponentProps } from 'react';
import IconSearch from '~icons/tabler/search';

interface Props extends Pick<
  ComponentProps<'input'>,
  'ref' | 'id' | 'maxLength' | 'onKeyDown' | 'aria-describedby'
> {
  label: string;
  /** Defaults to the label. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

export const SearchInput = ({ label, placeholder = label, onChange, ...input }: Props) => (
  <div className="search-field">
    <IconSearch className="icon position-absolute text-ink-3" />
    <input
      maxLength={100}
      {...input}
      type="search"
      className="form-control"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
