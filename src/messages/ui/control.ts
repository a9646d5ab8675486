import { uiMessages } from '@/messages/ui';
import { plural } from '@/messages/words';

export const controlText = uiMessages('control', {
  rating: (legend: string, value: string, max: number) => `${legend}: ${value} of ${max}`,
  stars: (count: number) => plural(count, { one: '# star', other: '# stars' }),
});
