import { uiMessages } from '@/messages/ui';
import { plural } from '@/messages/words';

export const completionText = uiMessages('completion', {
  suggestions: (count: number) =>
    `${plural(count, { one: '# suggestion', other: '# suggestions' })}. Use the arrow keys to choose.`,
  failed: 'Suggestions did not load. Type on to try again.',
});
