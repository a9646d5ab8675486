import type { MenuItem } from './menu-item';

/** The menu of the top bar and of the phone's dock; More leads to everything else. */
export const reducedMenu = [
  { key: 'feed', label: 'Feed', icon: 'home', url: '/' },
  { key: 'explore', label: 'Explore', icon: 'explore', url: '/explore' },
  { key: 'post', label: 'Post', icon: 'post', url: '/post' },
  { key: 'notifications', label: 'Notifications', icon: 'bell', url: '/notifications' },
  { key: 'more', label: 'More', icon: 'more', url: '/more' },
] as const satisfies readonly MenuItem[];

export type ReducedKey = (typeof reducedMenu)[number]['key'];

const OWN: readonly (readonly [ReducedKey, RegExp])[] = [
  ['feed', /^\/(?:dashboard|post\/.+)?$/],
  ['explore', /^\/explore/],
  ['post', /^\/post$/],
  ['notifications', /^\/notifications/],
];

/** The entry an address below /webapp belongs to: whatever has no entry of its own is under More. */
export const reducedKeyOf = (pathname: string): ReducedKey =>
  OWN.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'more';
