import type { ReactNode } from 'react';
import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

interface Props extends InputFieldProps {
  min?: number;
  max?: number;
  step?: number | 'any';
  /** Stands inside the box before the figure: a currency sign. */
  before?: ReactNode;
}

/** A figure; its value is a number, or null while the box is empty. */
export function NumberField({
  label,
  help,
  aside,
  optional = false,
  className = '',
  before,
  step = 'any',
  ...rest
}: Props) {
  const { field, value, error, ids, control } = useBoundField<number | null>(help);
  return (
    <FieldFrame {...{ label, help, aside, optional, className, error, ids }}>
      <div className="inp">
        {before && <span className="inp-pre">{before}</span>}
        <input
          {...control}
          {...rest}
          type="number"
          inputMode="decimal"
          step={step}
          className={`form-control${before ? ' has-pre' : ''}${error ? ' is-invalid' : ''}`}
          value={value ?? ''}
          required={!optional}
          onChange={(event) =>
            field.handleChange(event.target.value === '' ? null : event.target.valueAsNumber)
          }
        />
      </div>
    </FieldFrame>
  );
}
