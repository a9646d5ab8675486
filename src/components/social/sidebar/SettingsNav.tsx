import IconBan from '~icons/tabler/ban';
import IconBell from '~icons/tabler/bell-cog';
import IconWord from '~icons/tabler/eye-off';
import IconLock from '~icons/tabler/lock';
import IconExport from '~icons/tabler/package-export';
import IconSettings from '~icons/tabler/settings';
import IconTrash from '~icons/tabler/trash';
import IconRequest from '~icons/tabler/user-question';
import IconUser from '~icons/tabler/user-cog';
import IconMute from '~icons/tabler/volume-off';
import { SideNav } from './SideNav';

export const SettingsNav = () => (
  <SideNav
    label="Settings"
    title="Settings"
    links={[
      { link: { to: '/more/account' }, icon: <IconUser />, label: 'Account' },
      { link: { to: '/notifications/settings' }, icon: <IconBell />, label: 'Notifications' },
      { link: { to: '/notifications/requests' }, icon: <IconRequest />, label: 'Follow requests' },
      { link: { to: '/more/privacy' }, icon: <IconLock />, label: 'Privacy' },
      { link: { to: '/more/muted-words' }, icon: <IconWord />, label: 'Muted words' },
      { link: { to: '/more/muted-people' }, icon: <IconMute />, label: 'Muted people' },
      { link: { to: '/more/blocked-people' }, icon: <IconBan />, label: 'Blocked people' },
      { link: { to: '/more/deleted-posts' }, icon: <IconTrash />, label: 'Deleted posts' },
      { link: { to: '/more/your-data' }, icon: <IconExport />, label: 'Your data' },
      { link: { to: '/more' }, icon: <IconSettings />, label: 'All settings' },
    ]}
  />
);
