import type * as schema from '../db/schema';
import { makeId } from '../db/id';
import { parseMentions, parseTags } from '../repos/text';
import { genericReplies } from './generic-replies';
import { seedMembers } from './members';
import { olderPosts } from './posts-older';
import { latestPosts } from './posts-latest';
import { recentPosts } from './posts-recent';
import type { Random } from './random';
import type { SeedPost, SeedReply } from './types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Row<T extends keyof typeof schema> = (typeof schema)[T]['$inferInsert'];

/** A post to insert with the people who wrote it. */
export type PostRow = Row<'posts'>;

/** Everything that is said, as rows. */
export interface PostRowSet {
  posts: PostRow[];
  media: Row<'media'>[];
  postMedia: Row<'postMedia'>[];
  polls: Row<'polls'>[];
  pollOptions: Row<'pollOptions'>[];
  votes: Row<'votes'>[];
  postTags: Row<'postTags'>[];
  mentions: Row<'mentions'>[];
}

/** Posts with their moments: three stretches of the month, denser towards the present. */
function spreadOverMonth(now: Date, chance: Random): { post: SeedPost; at: Date }[] {
  const stretch = (posts: readonly SeedPost[], from: number, to: number) =>
    posts.map((post, index) => {
      const share = (index + 0.15 + 0.7 * chance.next()) / posts.length;
      return { post, at: new Date(Math.round(now.getTime() - from + share * (from - to))) };
    });
  return [
    ...stretch(olderPosts, 30 * DAY, 12 * DAY),
    ...stretch(recentPosts, 12 * DAY, 44 * HOUR),
    ...stretch(latestPosts, 43 * HOUR, 12 * MINUTE),
  ];
}

/** Turns what the neighbours say into rows, dated back from `now`. `idOf` gives a member's id by handle. */
export function buildPostRows(now: Date, chance: Random, idOf: (handle: string) => string): PostRowSet {
  const said: PostRowSet = {
    posts: [],
    media: [],
    postMedia: [],
    polls: [],
    pollOptions: [],
    votes: [],
    postTags: [],
    mentions: [],
  };
  const handles = seedMembers.map(({ handle }) => handle);
  const named = new Map<string, string>();
  const spoken = new Set<string>();

  const add = (by: string, text: string, at: Date, more: Partial<PostRow> = {}): PostRow => {
    const post: PostRow = { id: makeId(at), authorId: idOf(by), text, createdAt: at, ...more };
    said.posts.push(post);
    said.postTags.push(...parseTags(text).map((tag) => ({ ...tag, postId: post.id, createdAt: at })));
    said.mentions.push(
      ...parseMentions(text)
        .filter((handle) => handles.includes(handle))
        .map((handle) => ({ postId: post.id, memberId: idOf(handle) })),
    );
    return post;
  };

  /** Some minutes after what it answers, and never in the future. */
  const soonAfter = (at: Date): Date =>
    new Date(Math.min(at.getTime() + chance.between(2, 90) * MINUTE, (at.getTime() + now.getTime()) / 2));

  const answer = (parent: PostRow, { by, text, replies = [] }: SeedReply): void => {
    const post = add(by, text, soonAfter(parent.createdAt), {
      replyTo: parent.id,
      rootId: parent.rootId ?? parent.id,
    });
    for (const reply of replies) answer(post, reply);
  };

  const chat = (parent: PostRow, author: string, count: number): void => {
    const free = handles.filter((handle) => handle !== author);
    for (const by of chance.some(free, count)) {
      const text = genericReplies[chance.between(0, genericReplies.length - 1)] ?? '';
      if (spoken.has(`${by} ${text}`)) continue;
      spoken.add(`${by} ${text}`);
      answer(parent, { by, text });
    }
  };

  const illustrate = (post: PostRow, scenes: NonNullable<SeedPost['scenes']>): void => {
    for (const [position, [scene, alt]] of scenes.entries()) {
      const id = makeId(post.createdAt);
      const [width, height] = scene === 'plaza' ? [640, 360] : [400, 300];
      const url = `/webapp/art/scenes/${scene}.svg`;
      const { authorId: ownerId, createdAt } = post;
      said.media.push({ id, ownerId, url, contentType: 'image/svg+xml', width, height, alt, createdAt });
      said.postMedia.push({ postId: post.id, mediaId: id, position });
    }
  };

  const ask = (post: PostRow, author: string, { options, hours }: NonNullable<SeedPost['poll']>): void => {
    const closesAt = new Date(post.createdAt.getTime() + hours * HOUR);
    said.polls.push({ postId: post.id, closesAt, announcedAt: closesAt <= now ? closesAt : null });
    const weights = options.flatMap(([, weight], position) => Array.from({ length: weight }, () => position));
    const voters = chance.some(
      handles.filter((handle) => handle !== author && handle !== 'ines'),
      Math.min(weights.length, 34),
    );
    const cast = chance.some(weights, voters.length);
    for (const [index, voter] of voters.entries()) {
      const createdAt = soonAfter(post.createdAt);
      said.votes.push({ postId: post.id, memberId: idOf(voter), position: cast[index] ?? 0, createdAt });
    }
    for (const [position, [text]] of options.entries()) {
      const votes = cast.filter((choice) => choice === position).length;
      said.pollOptions.push({ postId: post.id, position, text, votes });
    }
  };

  for (const { post: source, at } of spreadOverMonth(now, chance)) {
    const post = add(source.by, source.text, at, {
      audience: source.followers ? 'followers' : 'public',
      contentWarning: source.warning ?? null,
      quoteOf: named.get(source.quotes ?? '') ?? null,
    });
    if (source.key) named.set(source.key, post.id);
    if (source.scenes) illustrate(post, source.scenes);
    if (source.poll) ask(post, source.by, source.poll);
    for (const reply of source.replies ?? []) answer(post, reply);
    if (!source.followers) chat(post, source.by, chance.between(0, 2));
  }
  return said;
}
