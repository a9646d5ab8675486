import { socialMessages } from '@/messages/social';

export const followChangesText = socialMessages('follow-changes', {
  followMember: (handle: string) => `Follow @${handle}`,
  stopFollowing: (handle: string) => `Stop following @${handle}`,
  notFollowed: (handle: string) => `You do not follow @${handle} yet`,
  stillFollowed: (handle: string) => `You still follow @${handle}`,
  youFollow: (handle: string) => `You follow @${handle}`,
  youNoLongerFollow: (handle: string) => `You no longer follow @${handle}`,
  youAsked: (handle: string) => `You asked to follow @${handle}`,
  youNoLongerAsk: (handle: string) => `You no longer ask to follow @${handle}`,
});
