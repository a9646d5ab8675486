import { socialMessages } from '@/messages/social';

export const relationshipChangesText = socialMessages('relationship-changes', {
  muteHandle: (handle: string) => `Mute @${handle}`,
  unmuteHandle: (handle: string) => `Stop muting @${handle}`,
  muteFailed: (handle: string) => `@${handle} is not muted`,
  unmuteFailed: (handle: string) => `@${handle} is still muted`,
  blockHandle: (handle: string) => `Block @${handle}`,
  unblockHandle: (handle: string) => `Unblock @${handle}`,
  blockFailed: (handle: string) => `@${handle} is not blocked`,
  unblockFailed: (handle: string) => `@${handle} is still blocked`,
  isMuted: (name: string) => `${name} is muted`,
  isNoLongerMuted: (name: string) => `${name} is no longer muted`,
  isBlocked: (name: string) => `${name} is blocked`,
  isNoLongerBlocked: (name: string) => `${name} is no longer blocked`,
});
