import { uiMessages } from '@/messages/ui';

export const overlayText = uiMessages('overlay', {
  menuLoadFailed: 'Could not load the menu',
  checkYourConnection: 'Check your connection and try again.',
});
