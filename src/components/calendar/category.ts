import type { EventCategory } from '@/data/event-category';
import type { ColourVariant } from '@/data/variant';

/** The colour of each category. */
export const categoryVariant: Record<EventCategory, ColourVariant> = {
  Market: 'warning',
  Works: 'info',
  Meeting: 'purple',
  Culture: 'pink',
  Volunteers: 'success',
};
