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
import { commonText } from '@/messages/ui/common';
import { sidebarText } from '@/messages/social/sidebar';
import { SideNav } from './SideNav';

export const SettingsNav = () => (
  <SideNav
    label={commonText.settings}
    title={commonText.settings}
    links={[
      { link: { to: '/more/account' }, icon: <IconUser />, label: sidebarText.account },
      { link: { to: '/notifications/settings' }, icon: <IconBell />, label: sidebarText.notifications },
      { link: { to: '/notifications/requests' }, icon: <IconRequest />, label: sidebarText.followRequests },
      { link: { to: '/more/privacy' }, icon: <IconLock />, label: sidebarText.privacy },
      { link: { to: '/more/muted-words' }, icon: <IconWord />, label: sidebarText.mutedWords },
      { link: { to: '/more/muted-people' }, icon: <IconMute />, label: sidebarText.mutedPeople },
      { link: { to: '/more/blocked-people' }, icon: <IconBan />, label: sidebarText.blockedPeople },
      { link: { to: '/more/deleted-posts' }, icon: <IconTrash />, label: sidebarText.deletedPosts },
      { link: { to: '/more/your-data' }, icon: <IconExport />, label: sidebarText.yourData },
      { link: { to: '/more' }, icon: <IconSettings />, label: sidebarText.allSettings },
    ]}
  />
);
