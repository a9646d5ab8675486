import type { tagChangesText } from '@/messages/social/changes/tag';

export const tagChanges: typeof tagChangesText = {
  followTag: (label) => `#${label} folgen`,
  stopFollowing: (label) => `#${label} nicht mehr folgen`,
  notFollowed: (label) => `Du folgst #${label} noch nicht`,
  stillFollowed: (label) => `Du folgst #${label} noch`,
  youFollow: (label) => `Du folgst #${label}`,
  youNoLongerFollow: (label) => `Du folgst #${label} nicht mehr`,
};
