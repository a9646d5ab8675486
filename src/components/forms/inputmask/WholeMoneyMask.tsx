import { maskitoNumber } from '@maskito/kit';
import { Masked } from './Masked';

const mask = maskitoNumber({ postfix: ' USD', thousandSeparator: ' ', maximumFractionDigits: 0, min: 0 });

/** Whole dollars, the sign behind. */
export const WholeMoneyMask = () => (
  <Masked label="Donation" help="Whole dollars only" mask={mask} placeholder="1 250 USD" />
);
