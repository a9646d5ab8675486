import { workspaceMessages } from '@/messages/workspace';
import { plural } from '@/messages/words';

export const calendarText = workspaceMessages('calendar', {
  eventSaved: 'Event saved',
  eventNotSaved: 'Event not saved',
  answerNotSaved: 'Answer not saved',
  eventAdded: 'Event added',
  eventsAdded: (count: number) => `${plural(count, { one: '# event', other: '# events' })} added`,
  eventNotAdded: 'Event not added',
  eventDeleted: 'Event deleted',
  eventNotDeleted: 'Event not deleted',
  eventBegins: (at: string) => `An event begins: ${at}`,
});
