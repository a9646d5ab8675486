import type { followChangesText } from '@/messages/social/changes/follow';

export const followChanges: typeof followChangesText = {
  followMember: (handle) => `@${handle} folgen`,
  stopFollowing: (handle) => `@${handle} nicht mehr folgen`,
  notFollowed: (handle) => `Du folgst @${handle} noch nicht`,
  stillFollowed: (handle) => `Du folgst @${handle} noch`,
  youFollow: (handle) => `Du folgst @${handle}`,
  youNoLongerFollow: (handle) => `Du folgst @${handle} nicht mehr`,
  youAsked: (handle) => `Du hast angefragt, @${handle} zu folgen`,
  youNoLongerAsk: (handle) => `Du fragst nicht mehr an, @${handle} zu folgen`,
};
