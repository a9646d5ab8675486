import type { handleText } from '@/messages/account/handle';

export const handle: typeof handleText = {
  rules: 'Verwende 3 bis 30 Buchstaben von a bis z, Ziffern oder Unterstriche.',
  changed: 'Handle geändert',
  handle: 'Handle',
};
