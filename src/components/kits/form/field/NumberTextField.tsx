import type { ComponentType } from 'react';
import { MoneyInput } from '@/components/kits/form/mask/MoneyInput';
import {
  DecimalInput,
  type DecimalInputProps,
  type NumberRange,
} from '@/components/kits/form/mask/NumberTextInput';
import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

type Props = Omit<InputFieldProps, 'autoComplete'>;

interface FrameProps extends Props {
  Input: ComponentType<Omit<DecimalInputProps, 'ref'>>;
  range?: NumberRange;
  /** Before the number. */
  sign?: string;
}

function NumberTextField({
  Input,
  sign,
  label,
  help,
  aside,
  optional = false,
  className = '',
  ...rest
}: FrameProps) {
  const { field, value, error, ids, control } = useBoundField<number | null>(help);
  return (
    <FieldFrame {...{ label, help, aside, optional, className, error, ids }}>
      <div className="field-input">
        {sign && <span className="field-input-prefix position-absolute text-ink-3">{sign}</span>}
        <Input
          {...control}
          {...rest}
          className={`form-control${sign ? ' has-prefix' : ''}${error ? ' is-invalid' : ''}`}
          value={value}
          required={!optional}
          onValue={field.handleChange}
        />
      </div>
    </FieldFrame>
  );
}

/** Dollars, as a number. */
export const MoneyField = (props: Props) => <NumberTextField {...props} Input={MoneyInput} sign="$" />;

interface DecimalProps extends Props {
  range: NumberRange;
}

/** A number with decimals, stepped by the arrow keys; `NumberField` is for whole ones. */
export const DecimalField = (props: DecimalProps) => <NumberTextField {...props} Input={DecimalInput} />;
