import type { Maskito } from '@maskito/core';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { amountSeparators, formatAmount, parseAmount } from '@/lib/text/amount-text';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** Null for an empty field. */
  value: number | null;
  onValue: (value: number | null) => void;
}

async function loadMask(input: HTMLInputElement): Promise<Maskito> {
  const [{ Maskito }, { moneyMask }] = await Promise.all([import('@maskito/core'), import('./money-mask')]);
  return new Maskito(input, moneyMask({ ...amountSeparators, maximumFractionDigits: 2 }).mask);
}

/** An amount as people write it: groups of three digits while typing, two decimals after it. */
export function MoneyInput({ value, onValue, ...rest }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    let isGone = false;
    let mask: Maskito | undefined;
    if (ref.current)
      loadMask(ref.current).then(
        (loaded) => {
          mask = loaded;
          if (isGone) mask.destroy();
        },
        // Without its mask it is a plain field.
        () => undefined,
      );
    return () => {
      isGone = true;
      mask?.destroy();
    };
  }, []);
  // The form may set another amount than the one that was typed.
  const written = value === null ? '' : formatAmount(value);
  return (
    <input
      {...rest}
      ref={ref}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={parseAmount(typed) === value ? typed : written}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onValue(parseAmount(currentTarget.value));
      }}
      onBlur={() => setTyped(written)}
    />
  );
}
