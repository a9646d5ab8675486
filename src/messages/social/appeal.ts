import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase, plural } from '@/messages/words';

export const appealText = socialMessages('appeal', {
  question: 'Why should moderators change the decision?',
  charactersLeft: (count: number) =>
    `You can appeal once. ${plural(count, { one: '# character', other: '# characters' })} left.`,
  reasonMissing: 'Write why the decision should change.',
  sendAppeal: 'Send appeal',
  loadFailed: 'Your appeal didn’t load.',
  sent: (time: ReactNode) => phrase`Appeal sent ${time}. Another moderator will review it.`,
  granted: 'Your appeal was granted.',
  upheld: 'Your appeal was reviewed. The decision stays.',
  expired: 'The suspension ended before your appeal was answered.',
  retry: 'Retry',
  appealThisDecision: 'Appeal this decision',
});
