import type { partText } from '@/messages/ui/part';

export const part: typeof partText = {
  atomFeed: 'Atom-Feed',
  notCopied: 'Nicht kopiert',
  clipboardBlocked: 'Der Browser hat die Zwischenablage gesperrt. Markiere den Text und kopiere ihn.',
  goToTheFeed: 'Zum Feed',
  showLess: 'Weniger anzeigen',
  showAllLines: (count) => `Alle ${count} Zeilen anzeigen`,
  usedIn: 'Verwendet in:',
};
