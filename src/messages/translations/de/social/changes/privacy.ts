import type { privacyChangesText } from '@/messages/social/changes/privacy';

const state = (on: boolean) => (on ? 'an' : 'aus');

export const privacyChanges: typeof privacyChangesText = {
  approveFollowersEntry: (on) => `Follower selbst annehmen: ${state(on)}`,
  openToVisitorsEntry: (on) => `Beiträge Besuchern zeigen: ${state(on)}`,
  saveFailed: 'Die Einstellung wurde nicht gespeichert',
};
