import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase } from '@/messages/words';

export const relationshipText = socialMessages('relationship', {
  blockedLead: 'You can’t see each other. Unblocking doesn’t restore follows.',
  noneBlocked: 'No one is blocked',
  noneBlockedHint: 'Block someone from a post’s menu or their profile.',
  mutedLead: 'Hidden from your feeds and notifications. They aren’t told.',
  noneMuted: 'No one is muted',
  noneMutedHint: 'Mute someone from a post’s menu or their profile.',
  people: 'People',
  peopleNoun: 'people',
  loadFailed: 'The list did not load',
  morePeople: 'More people',
  unmute: 'Unmute',
  mute: 'Mute',
  unblock: 'Unblock',
  muteName: (name: string) => `Mute ${name}`,
  unmuteName: (name: string) => `Unmute ${name}`,
  blockName: (name: string) => `Block ${name}`,
  unblockName: (name: string) => `Unblock ${name}`,
  mutedSince: (time: ReactNode) => phrase`Muted ${time}`,
  blockedSince: (time: ReactNode) => phrase`Blocked ${time}`,
  block: 'Block',
});
