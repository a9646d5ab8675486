import { maskitoTime } from '@maskito/kit';
import { Masked } from './Masked';

const mask = maskitoTime({ mode: 'HH:MM', step: 1 });

export const TimeMask = () => (
  <Masked label="Opening" help="Arrow keys change the digit at the caret" mask={mask} placeholder="08:30" />
);
