import { invoicePages } from './invoices';
import type { MenuItem } from './menu-item';
import { taskPages } from './tasks';
import { userPages } from './users';

/** The upper part of the sidebar. The badge of the Feed is static, as the specification says. */
export const mainPages: readonly MenuItem[] = [
  { key: 'feed', label: 'Feed', icon: 'home', url: '/', badge: { text: '9', variant: 'warning' } },
  { key: 'chat', label: 'Chat', icon: 'chat', url: '/apps/chat' },
  { key: 'calendar', label: 'Calendar', icon: 'calendar', url: '/apps/calendar' },
  { key: 'users', label: 'Users', icon: 'users', children: userPages },
  { key: 'email', label: 'Email', icon: 'mail', url: '/apps/email' },
  { key: 'files', label: 'File Manager', icon: 'folder', url: '/apps/file-manager' },
  { key: 'projects', label: 'Projects', icon: 'briefcase', url: '/apps/Projects' },
  { key: 'tasks', label: 'Tasks', icon: 'tasks', children: taskPages },
  { key: 'invoices', label: 'Invoice', icon: 'invoice', children: invoicePages },
];
