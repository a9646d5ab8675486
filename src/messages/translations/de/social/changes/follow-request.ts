import type { followRequestChangesText } from '@/messages/social/changes/follow-request';

export const followRequestChanges: typeof followRequestChangesText = {
  undoAnswer: (handle) => `Antwort an @${handle} zurücknehmen`,
  approveHandle: (handle) => `@${handle} annehmen`,
  declineHandle: (handle) => `@${handle} ablehnen`,
  answerFailed: (handle) => `Die Anfrage von @${handle} wurde nicht beantwortet`,
  removeFollower: (handle) => `@${handle} als Follower entfernen`,
  removeFollowerFailed: (handle) => `@${handle} folgt dir noch`,
};
