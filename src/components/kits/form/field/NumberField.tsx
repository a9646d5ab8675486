import type { ReactNode } from 'react';
import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

interface Props extends InputFieldProps {
  min?: number;
  max?: number;
  step?: number | 'any';
  /** Prefix inside the input: a currency sign or icon. */
  before?: ReactNode;
}

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
      <div className="field-input">
        {before && <span className="field-input-prefix position-absolute text-ink-3">{before}</span>}
        <input
          {...control}
          {...rest}
          type="number"
          inputMode="decimal"
          autoComplete="off"
          step={step}
          className={`form-control${before ? ' has-prefix' : ''}${error ? ' is-invalid' : ''}`}
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
