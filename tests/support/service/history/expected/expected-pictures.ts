import { signAddress } from '@server/media/signed-address';
import type { Facts } from '../facts/history-facts';
import type { HistoryWorld } from '../history-world';
import type { Comparison } from './list-comparison';

const isServed = async ({ api }: HistoryWorld, address: string): Promise<boolean> =>
  (await api.request(`/media/${address}`)).ok;

/**
 * Whether a picture is served without a signature, with one for readers and with one for moderators: not to readers while
 * its post is deleted, hidden or of an inactive author, and only with a signature if the post is for followers.
 */
export function expectedPictures(world: HistoryWorld, facts: Facts): Comparison[] {
  const active = new Set(facts.members.filter((member) => member.active).map(({ id }) => id));
  return facts.pictures.map(({ id, key, post: postId }) => {
    const post = facts.posts.find((each) => each.id === postId);
    const isShown = !post || (!post.deleted && !post.hidden && active.has(post.author));
    return {
      name: `picture ${id}`,
      expected: [`${isShown && !post?.followersOnly} ${isShown} true`],
      actual: async () => {
        const [read, review] = (['read', 'review'] as const).map((purpose) =>
          signAddress(id, key, purpose, new Date()),
        );
        const served = [id, `${id}?${read}`, `${id}?${review}`].map((address) => isServed(world, address));
        return [(await Promise.all(served)).join(' ')];
      },
    };
  });
}
