import { uiMessages } from '@/messages/ui';

export const partText = uiMessages('part', {
  atomFeed: 'Atom feed',
  notCopied: 'Not copied',
  clipboardBlocked: 'The browser blocked the clipboard. Select the text and copy it.',
  goToTheFeed: 'Go to the feed',
  usedIn: 'Used in:',
});
