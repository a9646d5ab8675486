import type { overlayText } from '@/messages/shell/overlay';

export const overlay: typeof overlayText = {
  notificationsWithKey: 'Hinweise (Alt+T)',
};
