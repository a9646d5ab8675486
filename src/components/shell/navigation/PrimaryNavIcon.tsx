import type { ComponentType } from 'react';
import IconBell from '~icons/tabler/bell';
import IconExplore from '~icons/tabler/compass';
import IconMore from '~icons/tabler/dots';
import IconPost from '~icons/tabler/edit';
import IconHome from '~icons/tabler/home';
import type { PrimaryNavKey } from '@/data/primary-navigation';

const ICONS: Record<PrimaryNavKey, ComponentType> = {
  feed: IconHome,
  explore: IconExplore,
  post: IconPost,
  notifications: IconBell,
  more: IconMore,
};

export function PrimaryNavIcon({ name }: { name: PrimaryNavKey }) {
  const Icon = ICONS[name];
  return <Icon />;
}
