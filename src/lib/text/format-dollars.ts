import { numberLocale } from '@/messages/language';
import { lazyNumberFormat } from '@/messages/words';

const money = lazyNumberFormat({ style: 'currency', currency: 'USD' });

function formatEnglish(cents: number): string {
  const amount = (Math.round(Math.abs(cents)) / 100).toFixed(2);
  return `${cents < 0 ? '-' : ''}$${amount.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/**
 * 124000 cents: "$1,240.00". In English without a formatter of Intl, whose creation takes 10 ms: the Feed's summary of the
 * workspace reads 120 sample invoices, which hold their amount as text.
 */
export const formatDollars = (cents: number): string =>
  numberLocale === 'en-US' ? formatEnglish(cents) : money(cents / 100);
