import type * as schema from '../db/schema/post';
import { makeId } from '../db/id';
import { parseFirstLink } from '../repos/link-card/link';
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

export type PostRow = Row<'posts'> & { authorId: string };

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

/** Three stretches of the month, denser towards the present. */
function spreadOverMonth(now: Date, random: Random): { post: SeedPost; at: Date }[] {
  const stretch = (posts: readonly SeedPost[], from: number, to: number) =>
    posts.map((post, index) => {
      const share = (index + 0.15 + 0.7 * random.next()) / posts.length;
      return { post, at: new Date(Math.round(now.getTime() - from + share * (from - to))) };
    });
  return [
    ...stretch(olderPosts, 30 * DAY, 12 * DAY),
    ...stretch(recentPosts, 12 * DAY, 44 * HOUR),
    ...stretch(latestPosts, 43 * HOUR, 12 * MINUTE),
  ];
}

/** Rows dated back from `now`; `idOf` maps a handle to a member id. */
export function buildPostRows(now: Date, random: Random, idOf: (handle: string) => string): PostRowSet {
  const rows: PostRowSet = {
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
  const idByKey = new Map<string, string>();
  const usedReplies = new Set<string>();

  const addPost = (by: string, text: string, at: Date, more: Partial<PostRow> = {}): PostRow => {
    const post: PostRow = {
      id: makeId(at),
      authorId: idOf(by),
      text,
      link: parseFirstLink(text),
      createdAt: at,
      ...more,
    };
    rows.posts.push(post);
    rows.postTags.push(...parseTags(text).map((tag) => ({ ...tag, postId: post.id, createdAt: at })));
    rows.mentions.push(
      ...parseMentions(text)
        .filter((handle) => handles.includes(handle))
        .map((handle) => ({ postId: post.id, memberId: idOf(handle) })),
    );
    return post;
  };

  /** Minutes after the parent, and never in the future. */
  const soonAfter = (at: Date): Date =>
    new Date(Math.min(at.getTime() + random.between(2, 90) * MINUTE, (at.getTime() + now.getTime()) / 2));

  const addReply = (parent: PostRow, { by, text, replies = [] }: SeedReply): void => {
    const post = addPost(by, text, soonAfter(parent.createdAt), {
      replyTo: parent.id,
      rootId: parent.rootId ?? parent.id,
    });
    for (const reply of replies) addReply(post, reply);
  };

  const addGenericReplies = (parent: PostRow, author: string, count: number): void => {
    const others = handles.filter((handle) => handle !== author);
    for (const by of random.some(others, count)) {
      const text = genericReplies[random.between(0, genericReplies.length - 1)] ?? '';
      if (usedReplies.has(`${by} ${text}`)) continue;
      usedReplies.add(`${by} ${text}`);
      addReply(parent, { by, text });
    }
  };

  const addMedia = (post: PostRow, scenes: NonNullable<SeedPost['scenes']>): void => {
    for (const [position, [scene, alt]] of scenes.entries()) {
      const id = makeId(post.createdAt);
      const [width, height] = scene === 'plaza' ? [640, 360] : [400, 300];
      const url = `/webapp/art/scenes/${scene}.svg`;
      const { authorId: ownerId, createdAt } = post;
      rows.media.push({ id, ownerId, url, contentType: 'image/svg+xml', width, height, alt, createdAt });
      rows.postMedia.push({ postId: post.id, mediaId: id, position });
    }
  };

  const addPoll = (
    post: PostRow,
    author: string,
    { options, hours }: NonNullable<SeedPost['poll']>,
  ): void => {
    const closesAt = new Date(post.createdAt.getTime() + hours * HOUR);
    rows.polls.push({ postId: post.id, closesAt, announcedAt: closesAt <= now ? closesAt : null });
    const weights = options.flatMap(([, weight], position) => Array.from({ length: weight }, () => position));
    const voters = random.some(
      handles.filter((handle) => handle !== author && handle !== 'ines'),
      Math.min(weights.length, 34),
    );
    const cast = random.some(weights, voters.length);
    for (const [index, voter] of voters.entries()) {
      const createdAt = soonAfter(post.createdAt);
      rows.votes.push({ postId: post.id, memberId: idOf(voter), position: cast[index] ?? 0, createdAt });
    }
    for (const [position, [text]] of options.entries()) {
      const votes = cast.filter((choice) => choice === position).length;
      rows.pollOptions.push({ postId: post.id, position, text, votes });
    }
  };

  for (const { post: source, at } of spreadOverMonth(now, random)) {
    const post = addPost(source.by, source.text, at, {
      audience: source.followers ? 'followers' : 'public',
      contentWarning: source.warning ?? null,
      quoteOf: idByKey.get(source.quotes ?? '') ?? null,
    });
    if (source.key) idByKey.set(source.key, post.id);
    if (source.scenes) addMedia(post, source.scenes);
    if (source.poll) addPoll(post, source.by, source.poll);
    for (const reply of source.replies ?? []) addReply(post, reply);
    if (!source.followers) addGenericReplies(post, source.by, random.between(0, 2));
  }
  return rows;
}
