import { maskitoTime } from '@maskito/kit';
import { Masked } from './Masked';

const mask = maskitoTime({ mode: 'HH:MM', step: 1 });

export const TimeMask = () => (
  <Masked label="Opening" help="Arrow keys turn the figure under the caret" mask={mask} placeholder="08:30" />
);
