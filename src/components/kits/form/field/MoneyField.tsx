import { MoneyInput } from '@/components/kits/form/mask/MoneyInput';
import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

/** Dollars, as a number. */
export function MoneyField({
  label,
  help,
  aside,
  optional = false,
  className = '',
  ...rest
}: Omit<InputFieldProps, 'autoComplete'>) {
  const { field, value, error, ids, control } = useBoundField<number | null>(help);
  return (
    <FieldFrame {...{ label, help, aside, optional, className, error, ids }}>
      <div className="field-input">
        <span className="field-input-prefix position-absolute text-ink-3">$</span>
        <MoneyInput
          {...control}
          {...rest}
          className={`form-control has-prefix${error ? ' is-invalid' : ''}`}
          value={value}
          required={!optional}
          onValue={field.handleChange}
        />
      </div>
    </FieldFrame>
  );
}
