import type { threadChangesText } from '@/messages/social/changes/thread';

export const threadChanges: typeof threadChangesText = {
  muteAThread: 'Thread stummschalten',
  unmuteAThread: 'Thread nicht mehr stummschalten',
  notMuted: 'Der Thread ist nicht stummgeschaltet',
  stillMuted: 'Der Thread ist noch stummgeschaltet',
  threadMuted: 'Thread stummgeschaltet',
  threadNoLongerMuted: 'Thread nicht mehr stummgeschaltet',
  mutedHint: 'Du bekommst keine Mitteilungen aus diesem Thread.',
};
