import type { foldedText } from '@/messages/ui/folded';

export const folded: typeof foldedText = {
  showLess: 'Weniger anzeigen',
  showAllLines: (count) => `Alle ${count} Zeilen anzeigen`,
};
