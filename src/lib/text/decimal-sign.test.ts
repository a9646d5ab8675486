import { expect, test } from 'vitest';
import { withSignsOf } from './decimal-sign';

const ENGLISH = { thousandSeparator: ',', decimalSeparator: '.' };
const GERMAN = { thousandSeparator: '.', decimalSeparator: ',' };

/** As numbers are written in English; in German with the signs swapped. */
const table = [
  // Its own writing stays, also while it is typed.
  ['1250', '1250'],
  ['1,250', '1,250'],
  ['1,250.', '1,250.'],
  ['1,250.75', '1,250.75'],
  ['1250.75', '1250.75'],
  ['1.250', '1.250'],
  ['1.2', '1.2'],
  // Another language's.
  ['1250,75', '1250.75'],
  ['1250,7', '1250.7'],
  ['1250,', '1250.'],
  ['12,5', '12.5'],
  ['0,75', '0.75'],
  [',5', '.5'],
  ['1.250,75', '1250.75'],
  ['1.250.000,75', '1250000.75'],
  ['1.250.000', '1250000'],
  ['1 250,75', '1250.75'],
  ['1’250.75', '1250.75'],
  ['1,250,75', '1250.75'],
  // The groups of India.
  ['12,50,000', '1250000'],
  ['12,50,000.75', '1250000.75'],
  // In a text.
  ['$1.250,75', '$1250.75'],
  ['1250,75 €', '1250.75 €'],
  ['EUR 1.250,-', 'EUR 1250.-'],
  ['Well, 5', 'Well, 5'],
  ['', ''],
  ['-', '-'],
] as const;

const swapped = (text: string): string => text.replaceAll(/[.,]/gu, (sign) => (sign === ',' ? '.' : ','));

test.each(table)('reads %s as %s in English, and with the signs swapped in German', (text, read) => {
  expect(withSignsOf(text, ENGLISH)).toBe(read);
  expect(withSignsOf(swapped(text), GERMAN)).toBe(swapped(read));
});

test.each(['en-US', 'de-DE', 'fr-CH', 'de-CH', 'en-IN'])(
  'reads amounts as they are written in %s',
  (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (const amount of [0.05, 0.5, 7.25, 12.5, 999.99, 1000, 1250.75, 54_321.09, 1_250_000.1])
      for (const signs of [ENGLISH, GERMAN]) {
        const read = withSignsOf(format.format(amount), signs);
        const plain = read.replaceAll(signs.thousandSeparator, '').replace(signs.decimalSeparator, '.');
        expect(Number(plain), `${format.format(amount)} as ${read}`).toBe(amount);
      }
  },
);
