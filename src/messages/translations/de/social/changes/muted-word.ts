import type { mutedWordChangesText } from '@/messages/social/changes/muted-word';

export const mutedWordChanges: typeof mutedWordChangesText = {
  muteAWord: 'Wort stummschalten',
  stopMutingAWord: 'Wort nicht mehr stummschalten',
  muteFailed: 'Das Wort ist nicht stummgeschaltet',
  isMuted: (word) => `„${word}“ ist stummgeschaltet`,
  isNoLongerMuted: (word) => `„${word}“ ist nicht mehr stummgeschaltet`,
  showLessInForYou: 'Seltener in „Für dich“ zeigen',
  allowInForYouAgain: 'In „Für dich“ wieder zulassen',
  showLessFailed: (name) => `${name} wird nicht seltener gezeigt`,
  allowAgainFailed: (name) => `${name} wird weiter seltener gezeigt`,
  willSeeLess: (name) => `Du siehst in „Für dich“ weniger von ${name}`,
  willSeeLessHint: (days) => `Für ${days} Tage. Ändern kannst du es unter „Mehr“, „Stummgeschaltete Wörter“.`,
  shownAsBefore: (name) => `${name} wird in „Für dich“ wieder wie zuvor gezeigt`,
};
