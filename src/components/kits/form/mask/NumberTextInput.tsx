import { type ComponentProps, useState } from 'react';
import { formatDecimal, parseDecimal } from '@/lib/text/decimal-text';

export interface NumberTextProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Null for an empty field. */
  value: number | null;
  onValue: (value: number | null) => void;
}

interface Props extends NumberTextProps {
  /** Null for a text that is no number, which is not taken. */
  parse: (text: string) => number | null;
  format: (value: number) => string;
}

/**
 * A number as people write it in their language. A number field of the browser follows the language of the browser
 * instead, and reports no value for "2,5" in another one.
 */
export function NumberTextInput({ value, onValue, parse, format, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  // The form may set another number than the one that was typed.
  const written = value === null ? '' : format(value);
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={parse(typed) === value ? typed : written}
      onInput={({ currentTarget }) => {
        const text = currentTarget.value;
        const next = parse(text);
        if (next === null && !/^[-.,]?$/.test(text)) return;
        setTyped(text);
        onValue(next);
      }}
      onBlur={() => setTyped(written)}
    />
  );
}

export const DecimalInput = (props: NumberTextProps) => (
  <NumberTextInput {...props} parse={parseDecimal} format={formatDecimal} />
);
