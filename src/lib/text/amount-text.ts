import { numberLocale } from '@/messages/language';
import { lazyNumberFormat } from '@/messages/words';
import { withSignsOf } from './decimal-sign';

/** As people write amounts in the language of the interface. */
export const amountSeparators =
  numberLocale === 'de-DE'
    ? { thousandSeparator: '.', decimalSeparator: ',' }
    : { thousandSeparator: ',', decimalSeparator: '.' };

/** 1240: "1,240.00". */
export const formatAmount = lazyNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Reads the signs of other languages, too; null for a text that is no number. */
export function parseAmount(text: string): number | null {
  const { thousandSeparator, decimalSeparator } = amountSeparators;
  const own = withSignsOf(text, amountSeparators);
  const plain = own.replaceAll(thousandSeparator, '').replace(decimalSeparator, '.').trim();
  const amount = plain === '' ? NaN : Number(plain);
  return Number.isNaN(amount) ? null : amount;
}
