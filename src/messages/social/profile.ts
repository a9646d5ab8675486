import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase, plural } from '@/messages/words';

export const profileText = socialMessages('profile', {
  report: (handle: string) => `Report @${handle}`,
  editProfile: 'Edit profile',
  messageTo: (name: string) => `Message ${name}`,
  message: 'Message',
  approvesFollowers: 'Approves followers',
  followsYou: 'Follows you',
  muted: 'Muted',
  blocked: 'Blocked',
  postCount: (count: number) => plural(count, { one: '# post', other: '# posts' }),
  followerCount: (count: number) => plural(count, { one: '# follower', other: '# followers' }),
  followsPeople: (count: number) => plural(count, { one: 'Follows # person', other: 'Follows # people' }),
  postFigure: (count: number, shown: ReactNode) =>
    phrase`${shown} ${plural(count, { one: 'post', other: 'posts' })}`,
  followerFigure: (count: number, shown: ReactNode) =>
    phrase`${shown} ${plural(count, { one: 'follower', other: 'followers' })}`,
  followingFigure: (shown: ReactNode) => phrase`${shown} following`,
  joined: (month: string) => `Joined ${month}`,
  addToLists: 'Add to lists',
  addToASpace: 'Add to a space',
  atomFeed: 'Atom feed',
  unmute: (handle: string) => `Unmute @${handle}`,
  mute: (handle: string) => `Mute @${handle}`,
  unblock: (handle: string) => `Unblock @${handle}`,
  block: (handle: string) => `Block @${handle}`,
  removeFromYourFollowers: 'Remove from your followers',
  moreActionsFor: (name: string) => `More actions for ${name}`,
  followRequest: 'Follow request',
  askedToFollowYou: (name: string) => `${name} asked to follow you`,
});
