import type { MaskitoOptions } from '@maskito/core';
import { Masked } from './Masked';

const four = [/\d/, /\d/, /\d/, /\d/];
const mask: MaskitoOptions = { mask: [...four, ' ', ...four, ' ', ...four, ' ', ...four] };

export const CardMask = () => (
  <Masked
    label="Card number"
    help="A space after every four digits"
    mask={mask}
    autoComplete="cc-number"
    placeholder="4000 0012 3456 7899"
  />
);
