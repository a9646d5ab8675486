import { maskitoDateTime } from '@maskito/kit';
import { Masked } from './Masked';

const mask = maskitoDateTime({ dateMode: 'dd/mm/yyyy', timeMode: 'HH:MM', dateSeparator: '/' });

export const DateTimeMask = () => (
  <Masked label="Concert" help="The time follows the date" mask={mask} placeholder="21/11/2026, 19:30" />
);
