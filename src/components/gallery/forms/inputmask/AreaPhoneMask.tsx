import type { MaskitoOptions } from '@maskito/core';
import { Masked } from './Masked';

const mask: MaskitoOptions = {
  mask: ['(', /\d/, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/],
};

export const AreaPhoneMask = () => (
  <Masked
    label="Telephone with area"
    help="Brackets and dash are added as you type"
    mask={mask}
    inputMode="tel"
    autoComplete="tel-national"
    placeholder="(202) 555-0142"
  />
);
