import type { SpaceTask } from '@contract/space/body/task';
import type { SpaceContact } from '@contract/space/body/contact';
import type { SpaceEvent } from '@contract/space/body/event';
import type { SpaceProject } from '@contract/space/body/project';

/** Every week, on Mondays from 3 March 2031. */
export const spaceEvent: SpaceEvent = {
  uid: null,
  name: 'Lamp round',
  category: 'Works',
  place: 'Canal side',
  notes: '',
  allDay: false,
  start: '2031-03-03T09:00',
  end: '2031-03-03T10:00',
  repeat: 'weekly',
  interval: 1,
  weekdays: null,
  weekOfMonth: null,
  until: null,
  without: [],
  going: [],
  guestIds: [],
  reminder: null,
};

export const spaceProject: SpaceProject = {
  title: 'Winter lamps',
  text: 'Warm light for the arcade.',
  icon: 'lamp',
  status: 'Planned',
  memberIds: [],
  startDate: '2026-11-01',
  dueDate: '2026-12-20',
  createdAt: '2026-11-01T08:00:00.000Z',
  tasks: [
    { id: 'a', text: 'Walk the site', done: true },
    { id: 'b', text: 'Draw the plan', done: false },
  ],
  discussion: [],
  archived: false,
};

export const spaceContact: SpaceContact = {
  name: 'Lena Lamp',
  email: 'lena@lamps.example',
  phone: '',
  image: '',
  role: 'Lamplighter',
  birthDate: null,
  taxId: '',
  tags: [],
};

/** Give it the column of a board. */
export const spaceTask: Omit<SpaceTask, 'columnId'> = {
  order: 1,
  title: 'Light the lamps',
  text: 'All of them.',
  priority: 'Low',
  labels: [],
  memberIds: [],
  dueDate: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  checklist: [],
  attachments: [],
  comments: [],
  activity: [],
};
