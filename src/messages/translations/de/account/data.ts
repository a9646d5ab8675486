import type { dataText } from '@/messages/account/data';
import { phrase } from '@/messages/words';

export const data: typeof dataText = {
  preparing: (done, count) => `Datei ${done} von ${count} wird vorbereitet`,
  waitingForItsTurn: 'Wartet, bis es an der Reihe ist',
  exportProgress: 'Fortschritt des Exports',
  exportFailed: 'Der Export ist fehlgeschlagen. Nichts ist verloren: Starte einen neuen.',
  ready: (size, date) => phrase`Bereit, ${size}. Wird am ${date} gelöscht.`,
  exportNotStarted: 'Der Export wurde nicht gestartet',
  exportNotDeleted: 'Der Export wurde nicht gelöscht',
  exportAgain: 'Erneut exportieren',
  exportMyData: 'Meine Daten exportieren',
  cancelExport: 'Export abbrechen',
  deleteExport: 'Export löschen',
  export: 'Export',
  exportHint: 'Eine ZIP-Datei mit deinen Beiträgen, Bildern, Listen und Einstellungen, als JSON und CSV.',
  exportLoadFailed: 'Der Export wurde nicht geladen',
  yourExport: 'dein Export',
  deleteAccountTitle: 'Dein Konto löschen?',
  deleteAccountText:
    'Du wirst auf jedem Gerät abgemeldet. Ungesendetes wird gelöscht. Melde dich innerhalb von 14 Tagen an, um dein Konto zu behalten.',
  deleteAccountUnsent: (unsent) =>
    `Du wirst auf jedem Gerät abgemeldet. Ungesendetes wird gelöscht, hier: ${unsent}. Melde dich innerhalb von 14 Tagen an, um dein Konto zu behalten.`,
  typeToConfirm: (handle) => phrase`Gib zur Bestätigung ${handle} ein`,
  accountNotChanged: 'Dein Konto wurde nicht geändert',
  deleteAccount: 'Konto löschen',
  deleteAccountHint: 'Dein Profil und deine Beiträge werden sofort verborgen und nach 14 Tagen entfernt.',
  lead: 'Nimm eine Kopie von allem mit, was Plaza über dich speichert',
};
