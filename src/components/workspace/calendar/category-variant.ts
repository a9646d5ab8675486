import type { EventCategory } from '@/data/calendar/category';
import type { ColourVariant } from '@/components/ui/colour-variant';

export const categoryVariant: Record<EventCategory, ColourVariant> = {
  Market: 'warning',
  Works: 'info',
  Meeting: 'purple',
  Culture: 'pink',
  Volunteers: 'success',
};
