import { socialMessages } from '@/messages/social';

export const followRequestChangesText = socialMessages('follow-request-changes', {
  undoAnswer: (handle: string) => `Undo an answer to @${handle}`,
  approveHandle: (handle: string) => `Approve @${handle}`,
  declineHandle: (handle: string) => `Decline @${handle}`,
  answerFailed: (handle: string) => `The request of @${handle} was not answered`,
  removeFollower: (handle: string) => `Remove @${handle} from your followers`,
  removeFollowerFailed: (handle: string) => `@${handle} still follows you`,
});
