import { lazyNumberFormat } from '@/messages/words';
import { amountSeparators, parseAmount } from './amount-text';

/** 2.5: "2.5", or "2,5" in German. */
export const formatDecimal = lazyNumberFormat({ useGrouping: false, maximumFractionDigits: 10 });

const { thousandSeparator, decimalSeparator } = amountSeparators;
const grouped = new RegExp(`^-?\\d{1,3}(?:\\${thousandSeparator}\\d{3})+(?:\\${decimalSeparator}\\d*)?$`);

/** Takes both decimal signs, for "2,5" is typed in every language; null for a text that is no number. */
export function parseDecimal(text: string): number | null {
  const plain = text.trim();
  if (grouped.test(plain)) return parseAmount(plain);
  return /^-?(?:\d+[.,]?\d*|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}
