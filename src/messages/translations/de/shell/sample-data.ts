import type { sampleDataText } from '@/messages/shell/sample-data';
import { phrase } from '@/messages/words';

export const sampleData: typeof sampleDataText = {
  askReset: 'Beispieldaten zurücksetzen?',
  askResetText:
    'Chats, Dateien, Rechnungen und Aufgaben kehren zu ihrem ursprünglichen Stand zurück. Deine Änderungen werden gelöscht.',
  resetSampleData: 'Beispieldaten zurücksetzen',
  storageBlocked: 'Dieser Browser sperrt den Speicher: Änderungen halten, bis du den Tab schließt.',
  sampleData: 'Beispieldaten',
  sampleDataLead:
    'Chats, Dateien, Rechnungen und Aufgaben sind Beispiele. Änderungen bleiben in diesem Browser.',
  testConsole: 'Testkonsole',
  pageHasSampleData: 'Diese Seite zeigt Beispieldaten. Deine Änderungen bleiben in diesem Browser.',
  testFailures: (testConsole) => phrase`Fehler und Verzögerungen testest du in der ${testConsole}.`,
  wasReset: 'Beispieldaten zurückgesetzt',
  notReset: 'Nicht zurückgesetzt',
};
