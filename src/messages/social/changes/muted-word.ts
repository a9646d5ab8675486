import { socialMessages } from '@/messages/social';

export const mutedWordChangesText = socialMessages('muted-word-changes', {
  muteAWord: 'Mute a word',
  stopMutingAWord: 'Stop muting a word',
  muteFailed: 'The word is not muted',
  isMuted: (word: string) => `“${word}” is muted`,
  isNoLongerMuted: (word: string) => `“${word}” is no longer muted`,
  showLessInForYou: 'Show less in For you',
  allowInForYouAgain: 'Allow in For you again',
  showLessFailed: (name: string) => `${name} is not shown less`,
  allowAgainFailed: (name: string) => `${name} is still shown less`,
  willSeeLess: (name: string) => `You’ll see less of ${name} in For you`,
  willSeeLessHint: (days: number) => `For ${days} days. Change it under More, Muted words.`,
  shownAsBefore: (name: string) => `${name} is shown as before in For you`,
});
