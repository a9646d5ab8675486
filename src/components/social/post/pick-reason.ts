import type { PickReason, PickReasonKind } from '@contract/feed/pick-reason';
import { firstName } from '@/lib/text/first-name';
import { pluralize } from '@/lib/text/format';

/** "Teo", "Teo and Mei" or "Teo and 2 others you follow". */
function namePeople({ members, count }: PickReason): string {
  const names = members.map(({ name }) => firstName(name));
  const others = count - 1;
  return count > names.length
    ? `${names[0] ?? ''} and ${pluralize(others, 'other')} you follow`
    : names.join(' and ');
}

const describers: Readonly<Record<PickReasonKind, (reason: PickReason, author: string) => string>> = {
  own: () => 'Your post',
  reposted: (reason) => `${namePeople(reason)} reposted this`,
  liked: (reason) => `${namePeople(reason)} liked this`,
  followed: (_, author) => `You follow ${firstName(author)}`,
  'followed-tag': ({ tag }) => `In #${tag ?? ''}, a tag you follow`,
  tag: ({ tag }) => `In #${tag ?? ''}, a tag you use`,
  network: (reason) => `Followed by ${namePeople(reason)}`,
  newcomer: (_, author) => `${firstName(author)} is new here`,
  popular: () => 'Popular on the square',
  recent: () => 'New on the square',
};

/** One line; `author` is the name of the post's author. */
export const describeReason = (reason: PickReason, author: string): string =>
  describers[reason.kind](reason, author);
