import { useQuery } from '@tanstack/react-query';
import IconCalendar from '~icons/tabler/calendar-event';
import IconInvoice from '~icons/tabler/file-invoice';
import IconTasks from '~icons/tabler/layout-kanban';
import IconApps from '~icons/tabler/layout-grid-add';
import IconEmail from '~icons/tabler/mail';
import IconChat from '~icons/tabler/message';
import { useToday } from '@/components/ui/ticking-clock';
import { createDateFormat } from '@/lib/dates/date-format';
import { wallTimeToDate } from '@/lib/dates/wall-time';
import { useSettings } from '@/lib/settings/use-settings';
import { useAuth } from '@/lib/auth/use-auth';
import { unreadMessagesOptions } from '@/queries/social/message/conversation';
import { workspaceSummaryOptions } from '@/queries/workspace/summary';
import { commonText } from '@/messages/ui/common';
import { sidebarText } from '@/messages/social/sidebar';
import { SideNav } from './SideNav';

const hour = createDateFormat({ hour: '2-digit', minute: '2-digit' });

/** Links to the workspace with what waits there; without sample data the links have no counts. */
export function WorkspaceNav() {
  // Re-renders when the date language changes.
  useSettings();
  const { data } = useQuery(workspaceSummaryOptions(useToday()));
  const { user } = useAuth();
  const { data: unreadMessages } = useQuery({ ...unreadMessagesOptions(), enabled: user !== null });
  const messages = user ? unreadMessages?.messages : data?.unreadChats;
  const unread = (count = 0) =>
    count > 0 && { note: count > 99 ? '99+' : count, spokenNote: sidebarText.unread(count), lit: true };
  const time = data?.nextEvent ? hour().format(wallTimeToDate(data.nextEvent.start)) : null;
  const { dueTasks = 0, unpaidInvoices = 0 } = data ?? {};
  return (
    <SideNav
      label={sidebarText.yourWorkspace}
      title={sidebarText.yourWorkspace}
      links={[
        { link: { to: '/apps/chat' }, icon: <IconChat />, label: sidebarText.chat, ...unread(messages) },
        {
          link: { to: '/apps/email' },
          icon: <IconEmail />,
          label: commonText.email,
          ...unread(data?.unreadEmails),
        },
        {
          link: { to: '/apps/calendar' },
          icon: <IconCalendar />,
          label: sidebarText.calendar,
          ...(time && { note: time, spokenNote: sidebarText.nextEventAt(time) }),
        },
        {
          link: { to: '/tasks/kanban' },
          icon: <IconTasks />,
          label: sidebarText.tasks,
          ...(dueTasks > 0 && { note: sidebarText.due(dueTasks) }),
        },
        {
          link: { to: '/invoices' },
          icon: <IconInvoice />,
          label: sidebarText.invoices,
          ...(unpaidInvoices > 0 && { note: unpaidInvoices, spokenNote: sidebarText.unpaid(unpaidInvoices) }),
        },
        { link: { to: '/more' }, icon: <IconApps />, label: sidebarText.allApps },
      ]}
    />
  );
}
