import { expectedLists } from './expected-lists';
import { readFacts } from './history-facts';
import { createOracle } from './history-oracle';
import type { HistoryWorld } from './history-world';
import { compareList } from './list-comparison';

/** Readers, and posts of each, that are looked at: a history has some thousand lists. */
const READERS = 2;
const POSTS = 6;

/** About `count`, evenly. */
const pickSome = <T>(from: readonly T[], count: number): T[] =>
  from.filter((_, index) => index % Math.max(1, Math.round(from.length / count)) === 0);

/** What members see against the rules, list by list. */
export async function findWrongLists(world: HistoryWorld): Promise<string[]> {
  const facts = await readFacts(world);
  const posts = facts.posts.filter(({ author }) => author !== '');
  const known = new Set([...posts, ...facts.members].map(({ id }) => id));
  const active = facts.members.filter((member) => member.active);
  const found: string[] = [];
  for (const me of pickSome(active, READERS)) {
    const reader = { world, facts, me, oracle: createOracle(facts, me), posts };
    for (const list of expectedLists(reader, pickSome(posts, POSTS)))
      found.push(...(await compareList(list, known)).map((text) => `${me.handle}: ${text}`));
  }
  return found;
}
