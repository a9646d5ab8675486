import type { ReactNode } from 'react';
import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

interface Props extends InputFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  maxLength?: number;
  list?: string;
  autoCapitalize?: 'words';
  /** Prefix inside the input: a currency sign or icon. */
  before?: ReactNode;
}

export function TextField({
  label,
  help,
  aside,
  optional = false,
  className = '',
  before,
  type = 'text',
  autoComplete = 'off',
  ...rest
}: Props) {
  const { field, value, error, ids, control } = useBoundField<string>(help);
  return (
    <FieldFrame {...{ label, help, aside, optional, className, error, ids }}>
      <div className="field-input">
        {before && <span className="field-input-prefix position-absolute text-ink-3">{before}</span>}
        <input
          {...control}
          {...rest}
          type={type}
          // Addresses are no words, and browsers capitalize none.
          spellCheck={type === 'email' ? false : undefined}
          autoComplete={autoComplete}
          className={`form-control${before ? ' has-prefix' : ''}${error ? ' is-invalid' : ''}`}
          value={value}
          required={!optional}
          onChange={(event) => field.handleChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
