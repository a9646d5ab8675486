import { frameText } from '@/messages/shell/frame';
import { pageText } from '@/messages/shell/page';
import type { MenuItem } from './navigation';

/**
 * The menu of the top bar and of the phone's dock, which shows `short`; More leads to everything else. A function: part
 * of the first load, which comes before the chosen language.
 */
export const listPrimaryNav = () =>
  [
    { key: 'feed', label: pageText.name('Feed'), icon: 'home', url: '/' },
    { key: 'explore', label: pageText.name('Explore'), icon: 'explore', url: '/explore' },
    { key: 'post', label: pageText.name('Post'), icon: 'post', url: '/post' },
    {
      key: 'notifications',
      label: pageText.name('Notifications'),
      short: frameText.alerts,
      icon: 'bell',
      url: '/notifications',
    },
    { key: 'more', label: pageText.name('More'), icon: 'more', url: '/more' },
  ] as const satisfies readonly (MenuItem & { short?: string })[];

export type PrimaryNavKey = ReturnType<typeof listPrimaryNav>[number]['key'];

const PRIMARY_NAV_PATTERNS: readonly (readonly [PrimaryNavKey, RegExp])[] = [
  ['feed', /^\/(?:dashboard|post\/.+)?$/],
  ['explore', /^\/explore/],
  ['post', /^\/post$/],
  ['notifications', /^\/notifications/],
];

/** The entry for an address below /webapp; addresses without an entry belong to More. */
export const primaryNavKeyOf = (pathname: string): PrimaryNavKey =>
  PRIMARY_NAV_PATTERNS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'more';
