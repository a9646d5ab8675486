import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase, plural } from '@/messages/words';

export const followText = socialMessages('follow', {
  followBack: 'Follow back',
  follow: 'Follow',
  labelOf: (action: string, name: string) => `${action} ${name}`,
  requested: 'Requested',
  following: 'Following',
  approved: 'Approved',
  declined: 'Declined',
  undoAnswer: (name: string) => `Undo the answer to ${name}`,
  approveRequest: (name: string) => `Approve ${name}`,
  approve: 'Approve',
  declineRequest: (name: string) => `Decline ${name}`,
  decline: 'Decline',
  removeFollower: (name: string) => `Remove ${name}?`,
  removeFollowerNote: 'They no longer read your posts for followers. They aren’t told.',
  followsYou: 'Follows you',
  writesAbout: (tag: ReactNode) => phrase`Writes about ${tag}`,
  followedBy: (friend: string, others: number) =>
    others === 0
      ? `Followed by ${friend}`
      : `Followed by ${friend} and ${plural(others, { one: '# other you follow', other: '# others you follow' })}`,
  newHere: 'New here',
  followedByMany: 'Followed by many',
});
