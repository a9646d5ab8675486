import type { ComponentType } from 'react';
import IconBell from '~icons/tabler/bell';
import IconBox from '~icons/tabler/box';
import IconBriefcase from '~icons/tabler/briefcase';
import IconBug from '~icons/tabler/bug';
import IconCalendar from '~icons/tabler/calendar-event';
import IconChart from '~icons/tabler/chart-bar';
import IconComponents from '~icons/tabler/components';
import IconExplore from '~icons/tabler/compass';
import IconMore from '~icons/tabler/dots';
import IconPost from '~icons/tabler/edit';
import IconPages from '~icons/tabler/files';
import IconInvoice from '~icons/tabler/file-invoice';
import IconFolder from '~icons/tabler/folder';
import IconForm from '~icons/tabler/forms';
import IconHome from '~icons/tabler/home';
import IconIcons from '~icons/tabler/icons';
import IconLayout from '~icons/tabler/layout';
import IconTasks from '~icons/tabler/layout-kanban';
import IconLock from '~icons/tabler/lock';
import IconMail from '~icons/tabler/mail';
import IconMap from '~icons/tabler/map-2';
import IconChat from '~icons/tabler/message';
import IconNote from '~icons/tabler/notes';
import IconExtended from '~icons/tabler/puzzle';
import IconTable from '~icons/tabler/table';
import IconUsers from '~icons/tabler/users';
import IconWallet from '~icons/tabler/wallet';
import type { MenuIconName } from '@/data/navigation';

const ICONS: Record<MenuIconName, ComponentType> = {
  home: IconHome,
  chat: IconChat,
  calendar: IconCalendar,
  users: IconUsers,
  mail: IconMail,
  folder: IconFolder,
  briefcase: IconBriefcase,
  note: IconNote,
  tasks: IconTasks,
  invoice: IconInvoice,
  pages: IconPages,
  lock: IconLock,
  bug: IconBug,
  wallet: IconWallet,
  components: IconComponents,
  box: IconBox,
  chart: IconChart,
  form: IconForm,
  table: IconTable,
  icons: IconIcons,
  map: IconMap,
  layout: IconLayout,
  extended: IconExtended,
  explore: IconExplore,
  post: IconPost,
  bell: IconBell,
  more: IconMore,
};

/** Loaded with the full menu, to keep its icons out of the first load. */
export function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = ICONS[name];
  return <Icon />;
}
