import type { MaskitoOptions } from '@maskito/core';
import { Masked } from './Masked';

const mask: MaskitoOptions = {
  mask: ['(', /\d/, /\d/, /\d/, ')', ' ', /\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/],
};

export const AreaPhoneMask = () => (
  <Masked
    label="Telephone with area"
    help="Brackets and dash come by themselves"
    mask={mask}
    placeholder="(202) 555-0142"
  />
);
