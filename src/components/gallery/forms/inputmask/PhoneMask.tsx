import type { MaskitoOptions } from '@maskito/core';
import { Masked } from './Masked';

const mask: MaskitoOptions = { mask: [/\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/] };

export const PhoneMask = () => (
  <Masked
    label="Telephone in town"
    help="Seven digits"
    mask={mask}
    inputMode="tel"
    autoComplete="tel-local"
    placeholder="555-0142"
  />
);
