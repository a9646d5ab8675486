import { socialMessages } from '@/messages/social';

export const followRequestText = socialMessages('follow-request', {
  lead: 'People who asked to follow you. They aren’t told when you decline.',
  followRequests: 'Follow requests',
  requestsNoun: 'requests',
  loadFailed: 'The requests did not load',
  moreRequests: 'More requests',
  noFollowRequests: 'No follow requests',
  noFollowRequestsHint: 'Approve followers yourself in the privacy settings.',
  privacySettings: 'Privacy settings',
});
