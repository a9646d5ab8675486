import type { postDetailsText } from '@/messages/social/post-details';
import { phrase, plural } from '@/messages/words';

export const postDetails: typeof postDetailsText = {
  hiddenByModerators: 'Von der Moderation ausgeblendet',
  reportedAs: (hidden, reasons) => phrase`${hidden}, gemeldet als: ${reasons}`,
  onlyYou: 'Nur du und die Moderation können ihn sehen.',
  onlyAuthor: 'Nur Verfasser und Moderation können ihn sehen.',
  newPosts: (count) => plural(count, { one: '# neuer Beitrag', other: '# neue Beiträge' }),
  pauseAnimation: 'Animation anhalten',
  playAnimation: 'Animation abspielen',
};
