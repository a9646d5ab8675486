import { shellMessages } from '@/messages/shell';

export const overlayText = shellMessages('overlay', {
  notificationsWithKey: 'Notifications (Alt+T)',
});
