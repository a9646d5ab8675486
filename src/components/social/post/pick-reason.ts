import type { PickReason, PickReasonKind } from '@contract/feed/pick-reason';
import { firstName } from '@/lib/text/first-name';
import { postText } from '@/messages/social/post';

/** "Teo", "Teo and Mei" or "Teo and 2 others you follow". */
function namePeople({ members, count }: PickReason): string {
  const [first = '', second] = members.map(({ name }) => firstName(name));
  if (count > members.length) return postText.nameAndOthers(first, count - 1);
  return second === undefined ? first : postText.twoNames(first, second);
}

const describers: Readonly<Record<PickReasonKind, (reason: PickReason, author: string) => string>> = {
  own: () => postText.pickOwn,
  reposted: (reason) => postText.pickReposted(namePeople(reason)),
  liked: (reason) => postText.pickLiked(namePeople(reason)),
  followed: (_, author) => postText.pickFollowed(firstName(author)),
  'followed-tag': ({ tag }) => postText.pickFollowedTag(tag ?? ''),
  tag: ({ tag }) => postText.pickTag(tag ?? ''),
  network: (reason) => postText.pickNetwork(namePeople(reason)),
  newcomer: (_, author) => postText.pickNewcomer(firstName(author)),
  popular: () => postText.pickPopular,
  recent: () => postText.pickRecent,
};

/** One line; `author` is the name of the post's author. */
export const describeReason = (reason: PickReason, author: string): string =>
  describers[reason.kind](reason, author);
