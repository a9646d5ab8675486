import { socialMessages } from '@/messages/social';

export const tagChangesText = socialMessages('tag-changes', {
  followTag: (label: string) => `Follow #${label}`,
  stopFollowing: (label: string) => `Stop following #${label}`,
  notFollowed: (label: string) => `You do not follow #${label} yet`,
  stillFollowed: (label: string) => `You still follow #${label}`,
  youFollow: (label: string) => `You follow #${label}`,
  youNoLongerFollow: (label: string) => `You no longer follow #${label}`,
});
