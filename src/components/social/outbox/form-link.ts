import { outboxText } from '@/messages/social/outbox';
import type { NamedFormDraft } from '@/lib/storage/form-draft';
import type { WritingLink } from './composer-link';

interface ItemForm {
  label: string;
  page: WritingLink;
  /** Opens the form of an item; `item` is its id or "new", `day` that of an occurrence. */
  open: (item: string, day?: string) => WritingLink;
  /** Fields with text, in the order of the form. */
  texts: readonly string[];
}

const ITEM_FORMS: Readonly<Record<string, ItemForm>> = {
  task: {
    label: outboxText.task,
    page: { to: '/tasks/kanban' },
    open: (edit) => ({ to: '/tasks/kanban', search: { edit } }),
    texts: ['title', 'text', 'steps'],
  },
  event: {
    label: outboxText.event,
    page: { to: '/apps/calendar' },
    open: (event, day) => ({ to: '/apps/calendar', search: { event, ...(day && { day }) } }),
    texts: ['name', 'place', 'notes'],
  },
  contact: {
    label: outboxText.contact,
    page: { to: '/users/contacts' },
    // Sample contacts have numbers.
    open: (id) => ({ to: '/users/contacts', search: { edit: /^\d+$/.test(id) ? Number(id) : id } }),
    texts: ['name', 'email', 'phone', 'role', 'taxId', 'tags'],
  },
  project: {
    label: outboxText.project,
    page: { to: '/apps/Projects' },
    open: (edit) => ({ to: '/apps/Projects', search: { edit } }),
    texts: ['title', 'text'],
  },
};

interface FormPlace {
  label: string;
  /** Null for a form of a space that the member has left. */
  link: WritingLink | null;
}

interface KnownSpaces {
  /** Of the chosen space; null for the sample data. */
  chosen: string | null;
  /** Of the member; undefined until they are known. */
  all: readonly string[] | undefined;
}

/** Of the space that the form belongs to; null for other forms. */
export function spaceOfForm(name: string): string | null {
  const [kind = '', id = 'sample'] = name.split(':');
  return kind in ITEM_FORMS && id !== 'sample' ? id : null;
}

/** Everything that was typed, by the fields of the form as far as they are known. */
export function typedText({ name, draft: { fields } }: NamedFormDraft): string {
  const texts = ITEM_FORMS[name.split(':')[0] ?? '']?.texts ?? Object.keys(fields);
  return texts
    .map((field) => fields[field])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .join('\n');
}

/**
 * Names of form drafts: "task:<space or sample>:<item or new>" and the like, "report:<id>" and "appeal:<id>" of
 * moderators, "own-appeal:<post id or suspension>". Null for a form of an earlier version.
 */
export function formPlace(name: string, { chosen, all }: KnownSpaces): FormPlace | null {
  const [kind = '', id = '', item = '', day] = name.split(':');
  const form = ITEM_FORMS[kind];
  if (form) {
    const label = id === 'sample' ? form.label : outboxText.inASharedSpace(form.label);
    if (id === (chosen ?? 'sample')) return { label, link: form.open(item, day) };
    if (id !== 'sample' && all && !all.includes(id))
      return { label: outboxText.inASpaceYouLeft(form.label), link: null };
    return { label, link: form.page };
  }
  if (kind === 'report') return { label: outboxText.report, link: { to: '/moderation' } };
  if (kind === 'appeal') return { label: outboxText.appeal, link: { to: '/moderation' } };
  if (kind !== 'own-appeal') return null;
  // The feed shows the notice of a suspension, and the appeal in it.
  const link: WritingLink =
    id === 'suspension' ? { to: '/' } : { to: '/post/$postId', params: { postId: id } };
  return { label: outboxText.appeal, link };
}
