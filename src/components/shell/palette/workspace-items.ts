import type { LinkProps } from '@tanstack/react-router';
import IconContact from '~icons/tabler/address-book';
import IconEvent from '~icons/tabler/calendar-event';
import IconInvoice from '~icons/tabler/file-invoice';
import IconFile from '~icons/tabler/files';
import IconFolder from '~icons/tabler/folder';
import IconProject from '~icons/tabler/folders';
import IconTask from '~icons/tabler/layout-kanban';
import IconEmail from '~icons/tabler/mail';
import IconMessage from '~icons/tabler/messages';
import IconNote from '~icons/tabler/notes';
import { summarizeMessage } from '@/components/kits/chat/text/message-markdown';
import { nextEventDay } from '@/data/calendar/occurrences';
import type { CalendarEvent } from '@/data/calendar/schema';
import type { MessageInChat } from '@/data/chat/schema';
import type { Email } from '@/data/email/schema';
import type { FileWithUser } from '@/data/file/schema';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { documentTitle } from '@/data/invoice/title';
import { invoiceStatus } from '@/data/invoice/status';
import { noteName } from '@/data/note/note-text';
import type { Note } from '@/data/note/schema';
import type { Project } from '@/data/project/schema';
import type { Board } from '@/data/task/schema';
import type { Contact } from '@/data/user/schema';
import { formatShortDay, toDay } from '@/lib/dates/day';
import { paletteText } from '@/messages/shell/palette';
import type { PaletteItem } from './palette-item';

export interface WorkspaceItem {
  item: PaletteItem;
  /** Name of the kind, "Task". */
  kind: string;
  /** Sorts results, newest first: a date or an ISO 8601 time. */
  at: string;
}

export interface WorkspaceKind {
  /** Title of the group, "Tasks". */
  title: string;
  items: readonly WorkspaceItem[];
  /** The page that searches this kind. */
  searchPage?: (q: string) => LinkProps;
}

export const taskKind = ({ columns, tasks }: Board): WorkspaceKind => ({
  title: paletteText.tasks,
  items: tasks.map(({ id, title, text, labels, columnId, createdAt, activity }) => ({
    kind: paletteText.task,
    at: activity.reduce((latest, { at }) => (at > latest ? at : latest), createdAt),
    item: {
      key: `task ${id}`,
      label: title,
      detail: columns.find((column) => column.id === columnId)?.name ?? '',
      keywords: `${text} ${labels.join(' ')}`,
      icon: IconTask,
      link: { to: '/tasks/view-details', search: { task: id } } satisfies LinkProps,
    },
  })),
});

export const eventKind = (events: readonly CalendarEvent[]): WorkspaceKind => ({
  title: paletteText.events,
  items: events.map((event) => {
    const day = nextEventDay(event);
    return {
      kind: paletteText.event,
      at: day,
      item: {
        key: `event ${event.id}`,
        label: event.name,
        detail: formatShortDay(day),
        keywords: `${event.place} ${event.category} ${event.notes}`,
        icon: IconEvent,
        link: { to: '/apps/calendar', search: { date: day, event: event.id, day } } satisfies LinkProps,
      },
    };
  }),
  searchPage: (q) => ({ to: '/apps/calendar', search: { q } }) satisfies LinkProps,
});

export const invoiceKind = (invoices: readonly InvoiceWithDetails[]): WorkspaceKind => ({
  title: paletteText.invoices,
  items: invoices.map((invoice) => {
    const { id, date, amount, parties, items } = invoice;
    return {
      kind: invoice.creditOf === null ? paletteText.invoice : paletteText.creditNote,
      at: date,
      item: {
        key: `invoice ${id}`,
        label: `${documentTitle(invoice)}, ${parties.billTo.name}`,
        detail: amount,
        keywords: `${invoiceStatus(invoice)} ${items[0]?.text ?? ''}`,
        icon: IconInvoice,
        link: { to: '/invoices/view-invoice', search: { id } } satisfies LinkProps,
      },
    };
  }),
  // The table searches its cells, which do not contain the word "invoice".
  searchPage: (q) =>
    ({
      to: '/invoices',
      search: { q: q.replaceAll(/\binvoices?\b/giu, '').trim() || undefined },
    }) satisfies LinkProps,
});

/** Without the bin. */
export const fileKind = (files: readonly FileWithUser[]): WorkspaceKind => ({
  title: paletteText.files,
  items: files
    .filter(({ trashedAt }) => trashedAt === null)
    .map(({ id, title, kind, file, parentId, date }) => ({
      kind: kind === 'folder' ? paletteText.folder : paletteText.file,
      at: date,
      item: {
        key: `file ${id}`,
        label: title,
        detail: file,
        icon: kind === 'folder' ? IconFolder : IconFile,
        link: {
          to: '/apps/file-manager',
          search: kind === 'folder' ? { folder: id } : { folder: parentId ?? undefined, file: id },
        } satisfies LinkProps,
      },
    })),
  searchPage: (q) => ({ to: '/apps/file-manager', search: { q } }) satisfies LinkProps,
});

export const projectKind = (projects: readonly Project[]): WorkspaceKind => ({
  title: paletteText.projects,
  items: projects.map(({ id, title, text, status, date, archived }) => ({
    kind: paletteText.project,
    at: date,
    item: {
      key: `project ${id}`,
      label: title,
      detail: archived ? paletteText.archived : status,
      keywords: text,
      icon: IconProject,
      link: { to: '/apps/Projects', search: { project: id } } satisfies LinkProps,
    },
  })),
  searchPage: (q) => ({ to: '/apps/Projects', search: { q } }) satisfies LinkProps,
});

export const noteKind = (notes: readonly Note[]): WorkspaceKind => ({
  title: paletteText.notes,
  items: notes.map(({ id, title, text, changedAt }) => ({
    kind: paletteText.note,
    // A change that the service has not confirmed is the newest.
    at: changedAt ?? '~',
    item: {
      key: `note ${id}`,
      label: noteName({ title, text }),
      ...(changedAt !== null && { detail: formatShortDay(toDay(new Date(changedAt))) }),
      keywords: text,
      icon: IconNote,
      link: { to: '/apps/notes', search: { note: id } } satisfies LinkProps,
    },
  })),
  searchPage: (q) => ({ to: '/apps/notes', search: { q } }) satisfies LinkProps,
});

/** People of the sample have a profile, contacts of a space a form. */
const contactLink = (id: Contact['id']): LinkProps =>
  typeof id === 'number'
    ? { to: '/users/profile', search: { user: id } }
    : { to: '/users/contacts', search: { edit: id } };

/** Contacts have no time; they stay in the order of the collection. */
export const contactKind = (contacts: readonly Contact[]): WorkspaceKind => ({
  title: paletteText.contacts,
  items: contacts.map(({ id, name, email, phone, role }) => ({
    kind: paletteText.contact,
    at: '',
    item: {
      key: `contact ${id}`,
      label: name,
      ...(role && { detail: role }),
      keywords: `${email} ${phone}`,
      icon: IconContact,
      link: contactLink(id),
    },
  })),
  searchPage: (q) => ({ to: '/users/contacts', search: { q } }) satisfies LinkProps,
});

/** Without spam and trash. */
export const emailKind = (emails: readonly Email[]): WorkspaceKind => ({
  title: paletteText.emails,
  items: emails
    .filter(({ folder }) => folder !== 'spam' && folder !== 'trash')
    .map(({ id, subject, text, from, to, date }) => ({
      kind: paletteText.email,
      at: date,
      item: {
        key: `email ${id}`,
        label: subject || paletteText.noSubject,
        detail: `${from.name || from.email}, ${formatShortDay(toDay(new Date(date)))}`,
        keywords: `${to.map(({ name, email }) => `${name} ${email}`).join(' ')} ${text}`,
        icon: IconEmail,
        link: { to: '/apps/email', search: { folder: 'all', message: id } } satisfies LinkProps,
      },
    })),
  searchPage: (q) => ({ to: '/apps/email', search: { folder: 'all', q } }) satisfies LinkProps,
});

/** Of the sample chats; without voice notes, which have no text. */
export const messageKind = (messages: readonly MessageInChat[]): WorkspaceKind => ({
  title: paletteText.sampleMessages,
  items: messages
    .filter(({ voice }) => voice === null)
    .map(({ id, chatId, chatName, text, attachment, at }) => ({
      kind: paletteText.message,
      at,
      item: {
        key: `sample-message ${id}`,
        label: summarizeMessage(text) || (attachment?.name ?? ''),
        detail: chatName,
        icon: IconMessage,
        link: {
          to: '/apps/chat',
          search: { sample: true, chat: chatId, message: id },
        } satisfies LinkProps,
      },
    })),
  searchPage: (q) => ({ to: '/apps/chat', search: { sample: true, q } }) satisfies LinkProps,
});
