import type { ReactNode } from 'react';
import type { FieldProps } from './field-props';
import { FieldError } from './FieldFrame';
import { useBoundField } from './use-bound-field';

interface Props extends Omit<FieldProps, 'label' | 'optional'> {
  /** May contain a link. */
  label: ReactNode;
  /** A switch applies at once; a checkbox waits for submit. */
  look?: 'check' | 'switch';
}

export function CheckField({ label, help, className = '', look = 'check', disabled }: Props) {
  const { field, value, error, ids, control } = useBoundField<boolean>(help);
  return (
    <div className={`field ${className}`}>
      <div className={`form-check${look === 'switch' ? ' form-switch' : ''}`}>
        <input
          {...control}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={`form-check-input${error ? ' is-invalid' : ''}`}
          checked={value}
          disabled={disabled}
          onChange={(event) => field.handleChange(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={ids.id}>
          {label}
        </label>
      </div>
      {help && (
        <div className="form-text" id={ids.helpId}>
          {help}
        </div>
      )}
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
}
