import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase } from '@/messages/words';

export const privacyText = socialMessages('privacy', {
  lead: 'Who may follow you, and who may read you.',
  loadFailed: 'The settings did not load',
  settings: 'settings',
  followers: 'Followers',
  approveFollowers: 'Approve followers',
  approveFollowersHint: 'People ask first. Only those you approve read your posts for followers.',
  /** `link` leads to the requests and reads `everyoneWhoIsWaiting`. */
  turningOff: (link: ReactNode) => phrase`Turning this off approves ${link}.`,
  everyoneWhoIsWaiting: 'everyone who is waiting',
  visitors: 'Visitors',
  openToVisitors: 'Show my posts and profile to people who are not signed in',
  openToVisitorsOff: 'Off while you approve followers.',
  openToVisitorsHint: 'Public posts only. Search engines and other sites may show them.',
});
