import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase, plural } from '@/messages/words';

export const postDetailsText = socialMessages('post-details', {
  hiddenByModerators: 'Hidden by moderators',
  reportedAs: (hidden: ReactNode, reasons: string) => phrase`${hidden}, reported as: ${reasons}`,
  onlyYou: 'Only you and moderators can see it.',
  onlyAuthor: 'Only the author and moderators can see it.',
  newPosts: (count: number) => plural(count, { one: '# new post', other: '# new posts' }),
  pauseAnimation: 'Pause animation',
  playAnimation: 'Play animation',
});
