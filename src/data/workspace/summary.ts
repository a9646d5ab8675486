import { getNextEvent, type NextEvent } from '@/data/calendar/next-event';
import { chats } from '@/data/chat/collection';
import { emails } from '@/data/email/collection';
import { invoices } from '@/data/invoice/collection';
import { outstandingCents, withCredits } from '@/data/invoice/status';
import { boardColumns, tasks } from '@/data/task/collection';
import { doneColumnIds } from '@/data/task/schema';
import { toDay } from '@/lib/dates/day';

interface WorkspaceSummary {
  /** Chats with unread messages, as the chat's own tab counts them. */
  unreadChats: number;
  /** Unread emails in the inbox. */
  unreadEmails: number;
  /** Null if none is left today. */
  nextEvent: NextEvent | null;
  /** Tasks due today or earlier, that are not finished. */
  dueTasks: number;
  /** Issued, with something still due. */
  unpaidInvoices: number;
}

export async function getWorkspaceSummary(now = new Date()): Promise<WorkspaceSummary> {
  const [chatRows, emailRows, nextEvent, columns, taskRows, invoiceRows] = await Promise.all([
    chats.all(),
    emails.all(),
    getNextEvent(now),
    boardColumns.all(),
    tasks.all(),
    invoices.all(),
  ]);
  const today = toDay(now);
  const finished = doneColumnIds(columns);
  return {
    unreadChats: chatRows.filter(({ unRead, archived }) => unRead > 0 && !archived).length,
    unreadEmails: emailRows.filter(({ folder, unRead }) => folder === 'inbox' && unRead).length,
    nextEvent,
    dueTasks: taskRows.filter(
      ({ dueDate, columnId }) => dueDate !== null && dueDate <= today && !finished.has(columnId),
    ).length,
    unpaidInvoices: withCredits(invoiceRows).filter((invoice) => outstandingCents(invoice) > 0).length,
  };
}
