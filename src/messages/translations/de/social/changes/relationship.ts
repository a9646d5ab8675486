import type { relationshipChangesText } from '@/messages/social/changes/relationship';

export const relationshipChanges: typeof relationshipChangesText = {
  muteHandle: (handle) => `@${handle} stummschalten`,
  unmuteHandle: (handle) => `@${handle} nicht mehr stummschalten`,
  muteFailed: (handle) => `@${handle} ist nicht stummgeschaltet`,
  unmuteFailed: (handle) => `@${handle} ist noch stummgeschaltet`,
  blockHandle: (handle) => `@${handle} blockieren`,
  unblockHandle: (handle) => `@${handle} nicht mehr blockieren`,
  blockFailed: (handle) => `@${handle} ist nicht blockiert`,
  unblockFailed: (handle) => `@${handle} ist noch blockiert`,
  isMuted: (name) => `${name} ist stummgeschaltet`,
  isNoLongerMuted: (name) => `${name} ist nicht mehr stummgeschaltet`,
  isBlocked: (name) => `${name} ist blockiert`,
  isNoLongerBlocked: (name) => `${name} ist nicht mehr blockiert`,
};
