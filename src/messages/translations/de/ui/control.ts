import type { controlText } from '@/messages/ui/control';
import { plural } from '@/messages/words';

export const control: typeof controlText = {
  rating: (legend, value, max) => `${legend}: ${value} von ${max}`,
  carousel: 'Karussell',
  slide: 'Folie',
  slideOf: (index, total) => `${index} von ${total}`,
  stars: (count) => plural(count, { one: '# Stern', other: '# Sterne' }),
};
