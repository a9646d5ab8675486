import IconUserPlus from '~icons/tabler/user-plus';
import IconClock from '~icons/tabler/clock';
import IconFlame from '~icons/tabler/flame';
import IconHash from '~icons/tabler/hash';
import IconHeart from '~icons/tabler/heart';
import IconRepost from '~icons/tabler/repeat';
import IconSparkles from '~icons/tabler/sparkles';
import IconUsers from '~icons/tabler/users';
import type { PickReason, PickReasonKind } from '@contract/feed/pick-reason';
import { describeReason } from './pick-reason';

const icons: Readonly<Record<PickReasonKind, typeof IconHeart>> = {
  own: IconClock,
  reposted: IconRepost,
  liked: IconHeart,
  followed: IconUserPlus,
  'followed-tag': IconHash,
  tag: IconHash,
  network: IconUsers,
  newcomer: IconSparkles,
  popular: IconFlame,
  recent: IconClock,
};

/** "Teo and 2 others you follow liked this", above a pick of For you. */
export function PickReasonLine({ reason, author }: { reason: PickReason; author: string }) {
  const Icon = icons[reason.kind];
  return (
    <>
      <Icon className="icon icon-sm" />
      <span className="text-truncate">{describeReason(reason, author)}</span>
    </>
  );
}
