import type { handleText } from '@/messages/account/handle';

export const handle: typeof handleText = {
  rules: 'Verwende 3 bis 30 Buchstaben von a bis z, Ziffern oder Unterstriche.',
  tooEarly: (days, next) =>
    `Du kannst dein Handle einmal in ${days} Tagen ändern. Nächste Änderung: ${next}.`,
  changed: 'Handle geändert',
  handle: 'Handle',
};
