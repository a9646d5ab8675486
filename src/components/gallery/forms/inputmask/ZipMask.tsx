import type { MaskitoOptions } from '@maskito/core';
import { Masked } from './Masked';

const digit = /\d/;
const mask: MaskitoOptions = {
  mask: ({ value }) => {
    const five = [digit, digit, digit, digit, digit];
    return value.replaceAll(/\D/g, '').length > 5 ? [...five, '-', digit, digit, digit, digit] : five;
  },
};

export const ZipMask = () => (
  <Masked
    label="ZIP code"
    help="The dash appears with the sixth digit"
    mask={mask}
    autoComplete="postal-code"
    placeholder="40210-1234"
  />
);
