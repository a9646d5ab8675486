import type { overlayText } from '@/messages/ui/overlay';

export const overlay: typeof overlayText = {
  menuLoadFailed: 'Das Menü wurde nicht geladen',
  checkYourConnection: 'Prüfe deine Verbindung und versuche es erneut.',
};
