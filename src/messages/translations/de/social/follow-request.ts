import type { followRequestText } from '@/messages/social/follow-request';

export const followRequest: typeof followRequestText = {
  lead: 'Personen, die dir folgen möchten. Eine Ablehnung wird nicht mitgeteilt.',
  followRequests: 'Anfragen von Followern',
  requestsNoun: 'Anfragen',
  loadFailed: 'Die Anfragen wurden nicht geladen',
  moreRequests: 'Mehr Anfragen',
  noFollowRequests: 'Keine Anfragen',
  noFollowRequestsHint: 'In den Einstellungen der Privatsphäre kannst du Follower selbst annehmen.',
  privacySettings: 'Einstellungen der Privatsphäre',
};
