import type { MenuItem } from './menu-item';

/** The upper part of the sidebar. The badge of the Feed is static, as product.md says. */
export const mainPages: readonly MenuItem[] = [
  { key: 'feed', label: 'Feed', icon: 'home', url: '/', badge: { text: '9', variant: 'warning' } },
];
