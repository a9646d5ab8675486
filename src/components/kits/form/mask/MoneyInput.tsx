import type { Maskito } from '@maskito/core';
import { useEffect, useRef } from 'react';
import { amountSeparators, formatAmount, parseAmount } from '@/lib/text/amount-text';
import { NumberTextInput, type NumberTextProps } from './NumberTextInput';

async function loadMask(input: HTMLInputElement): Promise<Maskito> {
  const [{ Maskito }, { moneyMask }] = await Promise.all([import('@maskito/core'), import('./money-mask')]);
  return new Maskito(input, moneyMask({ ...amountSeparators, maximumFractionDigits: 2 }).mask);
}

/** An amount as people write it: groups of three digits while typing, two decimals after it. */
export function MoneyInput(props: Omit<NumberTextProps, 'ref'>) {
  const ref = useRef<HTMLInputElement>(null);
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
  return <NumberTextInput {...props} ref={ref} parse={parseAmount} format={formatAmount} />;
}
