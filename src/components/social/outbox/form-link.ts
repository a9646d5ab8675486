import { outboxText } from '@/messages/social/outbox';
import type { WritingLink } from './composer-link';

interface ItemForm {
  label: string;
  page: WritingLink;
  /** Opens the form of an item; `item` is its id or "new", `day` that of an occurrence. */
  open: (item: string, day?: string) => WritingLink;
}

const ITEM_FORMS: Readonly<Record<string, ItemForm>> = {
  task: {
    label: outboxText.task,
    page: { to: '/tasks/kanban' },
    open: (edit) => ({ to: '/tasks/kanban', search: { edit } }),
  },
  event: {
    label: outboxText.event,
    page: { to: '/apps/calendar' },
    open: (event, day) => ({ to: '/apps/calendar', search: { event, ...(day && { day }) } }),
  },
  contact: {
    label: outboxText.contact,
    page: { to: '/users/contacts' },
    // Sample contacts have numbers.
    open: (id) => ({ to: '/users/contacts', search: { edit: /^\d+$/.test(id) ? Number(id) : id } }),
  },
  project: {
    label: outboxText.project,
    page: { to: '/apps/Projects' },
    open: (edit) => ({ to: '/apps/Projects', search: { edit } }),
  },
};

interface FormPlace {
  label: string;
  link: WritingLink;
}

/**
 * Names of form drafts: "task:<space or sample>:<item or new>" and the like, "report:<id>" and "appeal:<id>" of
 * moderators, "own-appeal:<post id or suspension>". Null for a form of an earlier version. `space` is the chosen one.
 */
export function formPlace(name: string, space: string | null): FormPlace | null {
  const [kind = '', id = '', item = '', day] = name.split(':');
  const form = ITEM_FORMS[kind];
  if (form) {
    const label = id === 'sample' ? form.label : outboxText.inASharedSpace(form.label);
    return { label, link: id === (space ?? 'sample') ? form.open(item, day) : form.page };
  }
  if (kind === 'report') return { label: outboxText.report, link: { to: '/moderation' } };
  if (kind === 'appeal') return { label: outboxText.appeal, link: { to: '/moderation' } };
  if (kind !== 'own-appeal') return null;
  // The feed shows the notice of a suspension, and the appeal in it.
  const link: WritingLink =
    id === 'suspension' ? { to: '/' } : { to: '/post/$postId', params: { postId: id } };
  return { label: outboxText.appeal, link };
}
