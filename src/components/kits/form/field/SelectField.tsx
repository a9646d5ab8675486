import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

interface Props extends Omit<InputFieldProps, 'placeholder'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Label of the empty option, whose value is "". */
  placeholder?: string;
}

export function SelectField({
  label,
  help,
  aside,
  optional = false,
  className = '',
  options,
  placeholder,
  ...rest
}: Props) {
  const { field, value, error, ids, control } = useBoundField<string>(help);
  return (
    <FieldFrame {...{ label, help, aside, optional, className, error, ids }}>
      <select
        {...control}
        {...rest}
        className={`form-select${error ? ' is-invalid' : ''}`}
        value={value}
        required={!optional}
        onChange={(event) => field.handleChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
