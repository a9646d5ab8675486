import { searchPosts } from '@contract/feed/search';
import type { Media } from '@contract/post/media';
import type { Post } from '@contract/post/post';
import { listOpenPolls } from '@contract/post/open-poll';
import type { FactPost, Facts } from '../facts/history-facts';
import { type Comparison, idsOf, walk } from './list-comparison';
import type { Reader } from './reader';

interface Parts {
  facts: Facts;
  reads: (post: FactPost) => boolean;
  /** Id of the reader; none for a visitor. */
  me?: string;
}

/** Pictures of followers-only posts have signed addresses. */
const picturesOf = (media: readonly Media[]): string =>
  media.map(({ id, alt, url }) => `${id} ${alt} ${url.includes('signature')}`).join();

const expectedPictures = ({ pictures }: Facts, { id: postId, followersOnly }: FactPost): string =>
  pictures
    .filter(({ post }) => post === postId)
    .map(({ id, alt }) => `${id} ${alt} ${followersOnly}`)
    .join();

/** The pictures, the quoted post, the answered post and the poll that a reader sees with a post. */
export function expectedParts({ facts, reads, me }: Parts, post: FactPost): string {
  const shown = (id: string | null): FactPost | null => {
    const found = facts.posts.find((each) => each.id === id);
    return found && found.author !== '' && reads(found) ? found : null;
  };
  const quoted = shown(post.quoteOf);
  const quote =
    quoted && !facts.blocks.has(`${quoted.author} ${post.author}`)
      ? `${quoted.id} ${expectedPictures(facts, quoted)}`
      : null;
  const poll = facts.polls.find((each) => each.post === post.id);
  const vote = facts.votes.find((each) => each.post === post.id && each.member === me)?.choice ?? null;
  return [
    post.id,
    expectedPictures(facts, post),
    quote,
    shown(post.replyTo)?.id ?? null,
    poll ? `${poll.closed} ${vote}` : null,
  ].join(' ');
}

export const partsOf = ({ id, media, quote, replyTo, poll }: Post): string =>
  [
    id,
    picturesOf(media),
    quote ? `${quote.id} ${picturesOf(quote.media)}` : null,
    replyTo?.id ?? null,
    poll ? `${poll.closed} ${poll.ownChoice}` : null,
  ].join(' ');

/** What comes with the posts that a member reads, and the polls that are still open to them. */
export function expectedPostParts({ world, facts, me, oracle, posts }: Reader): Comparison[] {
  const { call, tag } = world;
  const open = new Set(facts.polls.flatMap(({ post, closed }) => (closed ? [] : post)));
  const voted = new Set(facts.votes.filter(({ member }) => member === me.id).map(({ post }) => post));
  return [
    {
      name: 'parts of posts',
      expected: posts
        .filter(oracle.reads)
        .map((post) => expectedParts({ facts, reads: oracle.reads, me: me.id }, post)),
      actual: async () =>
        (await walk((query) => call(me.uid, searchPosts, { query: { ...query, q: `history${tag}` } }))).map(
          partsOf,
        ),
    },
    {
      name: 'open polls',
      ranked: true,
      expected: idsOf(
        posts.filter(
          (post) =>
            open.has(post.id) &&
            !voted.has(post.id) &&
            !post.followersOnly &&
            post.author !== me.id &&
            oracle.listsInFeeds(post),
        ),
      ),
      actual: async () => idsOf((await call(me.uid, listOpenPolls)).items),
    },
  ];
}
