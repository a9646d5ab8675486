import { decideAppeal } from '@contract/moderation/appeal';
import {
  claimReport,
  dismissReport,
  hidePost,
  liftSuspension,
  releaseReport,
  removeMessage,
  reopenReport,
  suspendMember,
  unhidePost,
} from '@contract/moderation/moderation';
import { sendAppeal } from '@contract/moderation/own-appeal';
import { reportMember, reportMessage, reportPost } from '@contract/moderation/report';
import { byModerator, on, onMember, onPost, pick, type Step } from './step-makers';

const spam = () => ({ reason: 'spam' });

export const moderationSteps: Readonly<Record<string, Step>> = {
  reportPost: onPost(reportPost, spam),
  reportMember: onMember(reportMember, spam),
  reportMessage: on('messages', 'messageId', reportMessage, spam),
  hide: byModerator(onPost(hidePost)),
  unhide: byModerator(onPost(unhidePost)),
  suspend: byModerator(onMember(suspendMember, (_, { how }) => (how % 2 === 0 ? { days: 1 } : {}))),
  lift: byModerator(onMember(liftSuspension)),
  removeMessage: byModerator(on('messages', 'messageId', removeMessage)),
  claim: byModerator(on('reports', 'reportId', claimReport)),
  release: byModerator(on('reports', 'reportId', releaseReport)),
  dismiss: byModerator(on('reports', 'reportId', dismissReport)),
  reopen: byModerator(on('reports', 'reportId', reopenReport)),
  /** Against the hiding of a post, or without an id against a suspension. */
  appeal: (world, { what, how }) => {
    const decided = pick(world.known.appealable, what);
    if (!decided) return null;
    const { uid, id } = decided;
    const body = { text: `Reasons ${how}`, ...(id !== null && { postId: id }) };
    return { uid, operation: sendAppeal, input: { body } };
  },
  decideAppeal: byModerator(
    on('appeals', 'appealId', decideAppeal, (_, { how }) => ({
      outcome: how % 2 === 0 ? 'granted' : 'upheld',
    })),
  ),
};
