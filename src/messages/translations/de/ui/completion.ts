import type { completionText } from '@/messages/ui/completion';
import { plural } from '@/messages/words';

export const completion: typeof completionText = {
  suggestions: (count) =>
    `${plural(count, { one: '# Vorschlag', other: '# Vorschläge' })}. Wähle mit den Pfeiltasten.`,
  failed: 'Die Vorschläge wurden nicht geladen. Tippe weiter, um es erneut zu versuchen.',
};
