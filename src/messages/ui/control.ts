import { uiMessages } from '@/messages/ui';
import { plural } from '@/messages/words';

export const controlText = uiMessages('control', {
  rating: (legend: string, value: string, max: number) => `${legend}: ${value} of ${max}`,
  carousel: 'Carousel',
  slide: 'Slide',
  slideOf: (index: string, total: string) => `${index} of ${total}`,
  stars: (count: number) => plural(count, { one: '# star', other: '# stars' }),
});
