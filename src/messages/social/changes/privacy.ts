import { socialMessages } from '@/messages/social';

export const privacyChangesText = socialMessages('privacy-changes', {
  approveFollowersEntry: (on: boolean) => `Approve followers: ${on ? 'on' : 'off'}`,
  openToVisitorsEntry: (on: boolean) => `Show posts to visitors: ${on ? 'on' : 'off'}`,
  saveFailed: 'The setting was not saved',
});
