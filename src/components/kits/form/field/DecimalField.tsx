import { NumberTextInput } from '@/components/kits/form/mask/NumberTextInput';
import { formatDecimal, parseDecimal } from '@/lib/text/decimal-text';
import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

/** A number with decimals; `NumberField` is for whole ones. */
export function DecimalField({
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
      <NumberTextInput
        {...control}
        {...rest}
        parse={parseDecimal}
        format={formatDecimal}
        className={`form-control${error ? ' is-invalid' : ''}`}
        value={value}
        required={!optional}
        onValue={field.handleChange}
      />
    </FieldFrame>
  );
}
