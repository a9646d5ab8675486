import type { noticeText } from '@/messages/shell/notice';
import { plural } from '@/messages/words';

export const notice: typeof noticeText = {
  noStorage: 'Dieser Browser speichert keine Daten',
  noStorageHint: 'Entwürfe und ungesendete Beiträge gehen verloren, wenn du diesen Tab schließt.',
  noLocks: 'Dieser Browser stimmt Tabs nicht ab',
  noLocksHint: 'Nutze Plaza in nur einem Tab, damit keine Änderung überschrieben wird.',
  newVersion: 'Eine neue Version ist bereit',
  newVersionHint: 'Lade neu, um sie zu nutzen. Deine Entwürfe sind gespeichert.',
  reload: 'Neu laden',
  newNotifications: (count) => plural(count, { one: 'Eine neue Mitteilung', other: '# neue Mitteilungen' }),
  newMessages: (count) => plural(count, { one: 'Eine neue Nachricht', other: '# neue Nachrichten' }),
  mentioned: 'Du wurdest erwähnt',
};
