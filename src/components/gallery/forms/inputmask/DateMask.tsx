import { maskitoDate } from '@maskito/kit';
import { Masked } from './Masked';

const mask = maskitoDate({ mode: 'dd/mm/yyyy', separator: '/' });

export const DateMask = () => (
  <Masked
    label="Market day"
    help="Day, month, year; impossible dates are refused"
    mask={mask}
    placeholder="21/11/2026"
  />
);
