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
  // One after the other, each in a task of its own: the Feed asks for them while posts arrive.
  const chatRows = await chats.all();
  const emailRows = await emails.all();
  const invoiceRows = await invoices.all();
  const taskRows = await tasks.all();
  const columns = await boardColumns.all();
  const nextEvent = await getNextEvent(now);
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
