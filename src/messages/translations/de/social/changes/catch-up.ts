import type { catchUpChangesText } from '@/messages/social/changes/catch-up';

export const catchUpChanges: typeof catchUpChangesText = {
  caughtUp: 'Du bist auf dem neuesten Stand',
  catchUp: 'Verpasstes',
  notMoved: 'Deine Leseposition wurde nicht verschoben',
  caughtUpNote: '„Gefolgt“ geht hier weiter.',
};
