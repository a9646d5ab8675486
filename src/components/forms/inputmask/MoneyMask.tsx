import { maskitoNumber, maskitoParseNumber } from '@maskito/kit';
import { Masked } from './Masked';

const mask = maskitoNumber({ prefix: '$', thousandSeparator: ',', maximumFractionDigits: 2, min: 0 });
const cents = (masked: string): string =>
  masked ? `${Math.round(maskitoParseNumber(masked, { decimalSeparator: '.' }) * 100)} cents` : '';

/** Dollars and cents. */
export const MoneyMask = () => (
  <Masked
    label="Deposit"
    help="Two figures after the point"
    mask={mask}
    placeholder="$1,250.00"
    raw={cents}
  />
);
