import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { formatDecimal, parseDecimal } from '@/lib/text/decimal-text';

export interface NumberTextProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Null for an empty field. */
  value: number | null;
  onValue: (value: number | null) => void;
}

export interface NumberRange {
  min: number;
  max: number;
}

/** Without the remainders of binary fractions. */
const added = (value: number, by: number): number => Number((value + by).toFixed(10));

const ARROWS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** What a browser's number field says by itself. */
const spinButton = (value: number | null, shown: string, { min, max }: NumberRange) =>
  ({
    role: 'spinbutton',
    'aria-valuenow': value ?? undefined,
    'aria-valuetext': value === null ? undefined : shown,
    'aria-valuemin': min,
    'aria-valuemax': max,
  }) as const;

interface Props extends NumberTextProps {
  /** Null for a text that is no number, which is not taken. */
  parse: (text: string) => number | null;
  format: (value: number) => string;
  /** Arrow keys step by one within it. */
  range?: NumberRange | undefined;
}

/**
 * A number as people write it in their language. A number field of the browser follows the language of the browser
 * instead, and reports no value for "2,5" in another one.
 */
export function NumberTextInput({ value, onValue, parse, format, range, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  // The form may set another number than the one that was typed.
  const written = value === null ? '' : format(value);
  const shown = parse(typed) === value ? typed : written;
  const step = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!range || !by || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = added(value ?? 0, by);
    if (next < range.min || next > range.max) return;
    setTyped('');
    onValue(next);
  };
  return (
    <input
      {...(range && spinButton(value, shown, range))}
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={shown}
      onInput={({ currentTarget: field }) => {
        const text = field.value;
        const next = parse(text);
        if (next === null && !/^[-.,]?$/.test(text)) {
          // Before React does, which leaves the caret at the end.
          const caret = (field.selectionStart ?? 0) - Math.max(0, text.length - shown.length);
          field.value = shown;
          field.setSelectionRange(caret, caret);
          return;
        }
        setTyped(text);
        onValue(next);
      }}
      onKeyDown={step}
      onBlur={() => setTyped(written)}
    />
  );
}

export interface DecimalInputProps extends NumberTextProps {
  range?: NumberRange | undefined;
}

export const DecimalInput = (props: DecimalInputProps) => (
  <NumberTextInput {...props} parse={parseDecimal} format={formatDecimal} />
);
