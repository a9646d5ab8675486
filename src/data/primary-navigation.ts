import { frameText } from '@/messages/shell/frame';
import { pageText } from '@/messages/shell/page';
import type { MenuItem } from './navigation';

/**
 * The menu of the top bar and of the phone's dock, which shows `short`; More leads to everything else. Part of the first
 * load: the chosen language comes later.
 */
export const primaryNavItems = [
  {
    key: 'feed',
    get label() {
      return pageText.name('Feed');
    },
    icon: 'home',
    url: '/',
  },
  {
    key: 'explore',
    get label() {
      return pageText.name('Explore');
    },
    icon: 'explore',
    url: '/explore',
  },
  {
    key: 'post',
    get label() {
      return pageText.name('Post');
    },
    icon: 'post',
    url: '/post',
  },
  {
    key: 'notifications',
    get label() {
      return pageText.name('Notifications');
    },
    get short() {
      return frameText.alerts;
    },
    icon: 'bell',
    url: '/notifications',
  },
  {
    key: 'more',
    get label() {
      return pageText.name('More');
    },
    icon: 'more',
    url: '/more',
  },
] as const satisfies readonly (MenuItem & { short?: string })[];

export type PrimaryNavKey = (typeof primaryNavItems)[number]['key'];

const PRIMARY_NAV_PATTERNS: readonly (readonly [PrimaryNavKey, RegExp])[] = [
  ['feed', /^\/(?:dashboard|post\/.+)?$/],
  ['explore', /^\/explore/],
  ['post', /^\/post$/],
  ['notifications', /^\/notifications/],
];

/** The entry for an address below /webapp; addresses without an entry belong to More. */
export const primaryNavKeyOf = (pathname: string): PrimaryNavKey =>
  PRIMARY_NAV_PATTERNS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'more';
