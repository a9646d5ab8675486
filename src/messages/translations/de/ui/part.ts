import type { partText } from '@/messages/ui/part';

export const part: typeof partText = {
  atomFeed: 'Atom-Feed',
  notCopied: 'Nicht kopiert',
  clipboardBlocked: 'Der Browser hat die Zwischenablage gesperrt. Markiere den Text und kopiere ihn.',
  goToTheFeed: 'Zum Feed',
  usedIn: 'Verwendet in:',
};
