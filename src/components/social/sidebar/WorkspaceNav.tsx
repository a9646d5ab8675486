import { useQuery } from '@tanstack/react-query';
import IconCalendar from '~icons/tabler/calendar-event';
import IconInvoice from '~icons/tabler/file-invoice';
import IconTasks from '~icons/tabler/layout-kanban';
import IconApps from '~icons/tabler/layout-grid-add';
import IconEmail from '~icons/tabler/mail';
import IconChat from '~icons/tabler/message';
import { createDateFormat } from '@/lib/dates/date-format';
import { wallTimeToDate } from '@/lib/dates/wall-time';
import { useSettings } from '@/lib/settings/use-settings';
import { useAuth } from '@/lib/auth/use-auth';
import { unreadMessagesOptions } from '@/queries/social/message/conversation';
import { workspaceSummaryOptions } from '@/queries/workspace/summary';
import { SideNav } from './SideNav';

const hour = createDateFormat({ hour: '2-digit', minute: '2-digit' });

/** Links to the workspace with what waits there; without sample data the links have no counts. */
export function WorkspaceNav() {
  // Re-renders when the date language changes.
  useSettings();
  const { data } = useQuery(workspaceSummaryOptions());
  const { user } = useAuth();
  const { data: unreadMessages } = useQuery({ ...unreadMessagesOptions(), enabled: user !== null });
  const messages = user ? unreadMessages?.messages : data?.unreadChats;
  const unread = (count = 0) =>
    count > 0 && { note: count > 99 ? '99+' : count, spokenNote: `${count} unread`, lit: true };
  const time = data?.nextEvent ? hour().format(wallTimeToDate(data.nextEvent.start)) : null;
  const { dueTasks = 0, unpaidInvoices = 0 } = data ?? {};
  return (
    <SideNav
      label="Your workspace"
      title="Your workspace"
      links={[
        { link: { to: '/apps/chat' }, icon: <IconChat />, label: 'Chat', ...unread(messages) },
        { link: { to: '/apps/email' }, icon: <IconEmail />, label: 'Email', ...unread(data?.unreadEmails) },
        {
          link: { to: '/apps/calendar' },
          icon: <IconCalendar />,
          label: 'Calendar',
          ...(time && { note: time, spokenNote: `next event at ${time}` }),
        },
        {
          link: { to: '/tasks/kanban' },
          icon: <IconTasks />,
          label: 'Tasks',
          ...(dueTasks > 0 && { note: `${dueTasks} due` }),
        },
        {
          link: { to: '/invoices' },
          icon: <IconInvoice />,
          label: 'Invoices',
          ...(unpaidInvoices > 0 && { note: unpaidInvoices, spokenNote: `${unpaidInvoices} unpaid` }),
        },
        { link: { to: '/more' }, icon: <IconApps />, label: 'All apps' },
      ]}
    />
  );
}
