import { shellMessages } from '@/messages/shell';
import { plural } from '@/messages/words';

export const noticeText = shellMessages('notice', {
  noStorage: 'This browser does not store data',
  noStorageHint: 'Drafts and unsent posts are lost when you close this tab.',
  noLocks: 'This browser does not coordinate tabs',
  noLocksHint: 'Use Plaza in one tab, so that no change is overwritten.',
  newVersion: 'A new version is ready',
  newVersionHint: 'Reload to use it. Your drafts are saved.',
  reload: 'Reload',
  newNotifications: (count: number) =>
    plural(count, { one: 'One new notification', other: '# new notifications' }),
  newMessages: (count: number) => plural(count, { one: 'One new message', other: '# new messages' }),
  mentioned: 'You were mentioned',
});
