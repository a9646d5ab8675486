import { expectedLists } from './expected/expected-lists';
import { expectedAppeals, expectedQueue } from './expected/expected-moderation';
import { expectedPictures } from './expected/expected-pictures';
import { expectedPublic } from './expected/expected-public';
import { readFacts } from './facts/history-facts';
import { createOracle } from './expected/history-oracle';
import { syncDevices } from './space-devices';
import { findWrongSpaces } from './space-rules';
import type { HistoryWorld } from './history-world';
import { compareList } from './expected/list-comparison';

/** Readers, and posts of each, that are looked at: a history has some thousand lists. */
const READERS = 2;
const POSTS = 6;
const PICTURES = 15;

/** About `count`, evenly. */
const pickSome = <T>(from: readonly T[], count: number): T[] =>
  from.filter((_, index) => index % Math.max(1, Math.round(from.length / count)) === 0);

/** What members see against the rules, list by list. */
export async function findWrongLists(world: HistoryWorld): Promise<string[]> {
  // First: a call of a member who was removed makes a new one.
  await syncDevices(world);
  const facts = await readFacts(world);
  const posts = facts.posts.filter(({ author }) => author !== '');
  const known = new Set([...posts, ...facts.members].map(({ id }) => id));
  const active = facts.members.filter((member) => member.active);
  const found = findWrongSpaces(world, facts);
  for (const me of pickSome(active, READERS)) {
    const reader = { world, facts, me, oracle: createOracle(facts, me), posts };
    for (const list of expectedLists(reader, pickSome(posts, POSTS)))
      found.push(...(await compareList(list, known)).map((text) => `${me.handle}: ${text}`));
  }
  const moderator = active.find((member) => member.moderator);
  const others = [
    ...expectedAppeals(world, facts),
    ...(moderator ? expectedQueue(world, facts, moderator.uid) : []),
    ...pickSome(expectedPictures(world, facts), PICTURES),
  ];
  for (const list of others) found.push(...(await compareList(list, known)));
  for (const list of expectedPublic({ world, facts, posts }, pickSome(posts, POSTS)))
    found.push(...(await compareList(list, known)).map((text) => `visitor: ${text}`));
  return found;
}
