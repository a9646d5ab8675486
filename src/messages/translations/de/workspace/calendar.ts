import type { calendarText } from '@/messages/workspace/calendar';
import { plural } from '@/messages/words';

const events = (count: number) => plural(count, { one: '# Termin', other: '# Termine' });

export const calendar: typeof calendarText = {
  eventSaved: 'Termin gespeichert',
  eventNotSaved: 'Termin nicht gespeichert',
  answerNotSaved: 'Antwort nicht gespeichert',
  eventAdded: 'Termin hinzugefügt',
  eventsAdded: (count) => `${events(count)} hinzugefügt`,
  eventNotAdded: 'Termin nicht hinzugefügt',
  eventDeleted: 'Termin gelöscht',
  eventNotDeleted: 'Termin nicht gelöscht',
  eventBegins: (at) => `Ein Termin beginnt: ${at}`,
};
