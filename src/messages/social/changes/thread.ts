import { socialMessages } from '@/messages/social';

export const threadChangesText = socialMessages('thread-changes', {
  muteAThread: 'Mute a thread',
  unmuteAThread: 'Unmute a thread',
  notMuted: 'The thread is not muted',
  stillMuted: 'The thread is still muted',
  threadMuted: 'Thread muted',
  threadNoLongerMuted: 'Thread no longer muted',
  mutedHint: 'You get no notifications from this thread.',
});
