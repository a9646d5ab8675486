import type { FactMember, FactPost, Facts } from '../facts/history-facts';
import type { Oracle } from './history-oracle';
import type { HistoryWorld } from '../history-world';

/** A member who compares what the service shows with the rules. */
export interface Reader {
  world: HistoryWorld;
  facts: Facts;
  me: FactMember;
  oracle: Oracle;
  /** Without the rows of removed members. */
  posts: readonly FactPost[];
}
