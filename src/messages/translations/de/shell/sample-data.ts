import type { sampleDataText } from '@/messages/shell/sample-data';
import { phrase } from '@/messages/words';

export const sampleData: typeof sampleDataText = {
  askReset: 'Beispieldaten zurücksetzen?',
  askResetText:
    'Alle Beispiele kehren zu ihrem ursprünglichen Stand zurück, von Chats bis zur Geldbörse. Was du hinzugefügt oder geändert hast, wird gelöscht und lässt sich nicht wiederherstellen.',
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
