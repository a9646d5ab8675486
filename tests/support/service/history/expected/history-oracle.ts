import type { FactMember, FactPost, Facts } from '../facts/history-facts';

/** What one member may see, by the rules of docs/decisions/0009-safety.md in plain code. */
export interface Oracle {
  reads: (post: FactPost) => boolean;
  /** Feeds also leave out mutes, muted words and hidden posts. */
  listsInFeeds: (post: FactPost) => boolean;
  isApart: (memberId: string) => boolean;
  /** In either direction. */
  isBlocked: (memberId: string) => boolean;
  /** Ids of posts and of "reposter:post". */
  following: () => string[];
  listFeed: (list: string) => string[];
  /** Kind, post or space, and number of people of each group. */
  notifications: () => string[];
  unread: () => number;
  below: (post: FactPost) => string[];
  quotesOf: (post: FactPost) => string[];
}

/** A word in letters, or a part of one. */
const contains = (text: string, { text: word, whole }: { text: string; whole: boolean }): boolean =>
  whole ? text.split(/[^a-z0-9]+/).includes(word) : text.includes(word);

export function createOracle(facts: Facts, me: FactMember): Oracle {
  const memberById = new Map(facts.members.map((member) => [member.id, member]));
  const postById = new Map(facts.posts.map((post) => [post.id, post]));
  const isBlockedPair = (a: string, b: string): boolean =>
    facts.blocks.has(`${a} ${b}`) || facts.blocks.has(`${b} ${a}`);
  const isActive = (id: string): boolean => memberById.get(id)?.active ?? false;
  const isApart = (id: string): boolean => !isActive(id) || isBlockedPair(me.id, id);
  const mutes = (id: string): boolean => facts.mutes.has(`${me.id} ${id}`);
  const follows = (id: string): boolean => facts.follows.has(`${me.id} ${id}`);
  const words = facts.words.filter(({ member }) => member === me.id);

  const readsAs = (post: FactPost, moderator: boolean): boolean =>
    !post.deleted &&
    (!post.hidden || moderator || post.author === me.id) &&
    (!post.followersOnly || post.author === me.id || follows(post.author)) &&
    !isApart(post.author);
  const reads = (post: FactPost): boolean => readsAs(post, me.moderator);

  const hasMutedWord = (post: FactPost): boolean => {
    if (post.author === me.id) return false;
    const quoted = postById.get(post.quoteOf ?? '');
    const shown = quoted && quoted.author !== me.id ? [post, quoted] : [post];
    return shown.some(({ text }) => words.some((word) => contains(text.toLowerCase(), word)));
  };
  const listsInFeeds = (post: FactPost): boolean =>
    !post.hidden && readsAs(post, false) && !mutes(post.author) && !hasMutedWord(post);

  /** Posts of the sources, and for each other post the latest repost by one of them. */
  const feedOf = (chosen: readonly string[]): string[] => {
    const sources = new Set(chosen.filter((id) => !isApart(id) && !mutes(id)));
    const written = facts.posts.filter(
      (post) => sources.has(post.author) && post.replyTo === null && listsInFeeds(post),
    );
    const latest = new Map<string, Facts['reposts'][number]>();
    for (const repost of facts.reposts.toSorted((a, b) => (a.at + a.id < b.at + b.id ? -1 : 1)))
      if (sources.has(repost.member)) latest.set(repost.post, repost);
    const passed = [...latest.values()].filter((repost) => {
      const post = postById.get(repost.post);
      return post !== undefined && !sources.has(post.author) && listsInFeeds(post);
    });
    return [...written.map(({ id }) => id), ...passed.map(({ member, post }) => `${member}:${post}`)];
  };

  const isByVisible = ({ kind, actor }: Facts['notifications'][number]): boolean =>
    kind === 'moderation' || (!isApart(actor) && !mutes(actor));
  /** Also moderators are told only what a member may see. */
  const isAboutVisible = ({ kind, post: id, space }: Facts['notifications'][number]): boolean => {
    if (kind === 'moderation') return true;
    if (me.quiet.includes(kind)) return false;
    if (space !== null) return facts.spaceMembers.some((row) => row.space === space && row.member === me.id);
    if (id === null) return true;
    const post = postById.get(id);
    return (
      post !== undefined &&
      !post.hidden &&
      readsAs(post, false) &&
      !facts.threadMutes.has(`${me.id} ${post.root}`) &&
      !hasMutedWord(post)
    );
  };
  /** The visible rows of each group. */
  const groups = (): Facts['notifications'][] => {
    const byKey = new Map<string, Facts['notifications']>();
    for (const row of facts.notifications)
      if (row.member === me.id && isByVisible(row) && isAboutVisible(row))
        byKey.set(row.group, [...(byKey.get(row.group) ?? []), row]);
    return [...byKey.values()];
  };

  const isBelow = (post: FactPost, root: string): boolean => {
    const parent = postById.get(post.replyTo ?? '');
    return parent !== undefined && (parent.id === root || isBelow(parent, root));
  };

  return {
    reads,
    listsInFeeds,
    isApart,
    isBlocked: (id) => isBlockedPair(me.id, id),
    following: () => feedOf([me.id, ...facts.members.map(({ id }) => id).filter(follows)]),
    listFeed: (list) => feedOf(facts.listed.filter((row) => row.list === list).map(({ member }) => member)),
    notifications: () =>
      groups().map((rows) => {
        const { kind, post, space } = rows[0] ?? {};
        return `${kind} ${post ?? space ?? undefined} ${kind === 'moderation' ? 1 : rows.length}`;
      }),
    unread: () => groups().filter((rows) => rows.some(({ at }) => at > me.readUpTo)).length,
    below: (root) => facts.posts.filter((post) => reads(post) && isBelow(post, root.id)).map(({ id }) => id),
    quotesOf: ({ id, author }) =>
      facts.posts
        .filter((post) => post.quoteOf === id && reads(post) && !facts.blocks.has(`${author} ${post.author}`))
        .map((post) => post.id),
  };
}
