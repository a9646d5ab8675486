import type { MaskitoOptions } from '@maskito/core';
import { Masked } from './Masked';

const PART = '(25[0-5]|2[0-4]\\d|1?\\d{0,2})';
const mask: MaskitoOptions = { mask: new RegExp(`^${PART}(\\.${PART}){0,3}$`) };

export const IpMask = () => (
  <Masked
    label="Address of the weather mast"
    help="Each part is at most 255"
    mask={mask}
    inputMode="text"
    placeholder="192.168.0.10"
    raw={(masked) => masked}
  />
);
