import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

interface Props extends InputFieldProps {
  rows?: number;
  maxLength?: number;
}

export function TextareaField({
  label,
  help,
  aside,
  optional = false,
  className = '',
  rows = 4,
  ...rest
}: Props) {
  const { field, value, error, ids, control } = useBoundField<string>(help);
  return (
    <FieldFrame {...{ label, help, aside, optional, className, error, ids }}>
      <textarea
        {...control}
        {...rest}
        rows={rows}
        className={`form-control${error ? ' is-invalid' : ''}`}
        value={value}
        required={!optional}
        onChange={(event) => field.handleChange(event.target.value)}
      />
    </FieldFrame>
  );
}
