import type { Sql } from '../../db/sql';
import { findAccountOwner } from './member-name';

/** Longest first in, first out: about 4 MB. */
const MAX_KNOWN = 20_000;

interface AccountOwners {
  /** What `read` finds for the member of the account; undefined where the account has none. */
  read: <T>(uid: string, read: (memberId: string) => Promise<T | undefined>) => Promise<T | undefined>;
}

/**
 * Remembers whose each account is, so that a request asks only for the member. `read` has to look for member and account:
 * an account that has changed hands meanwhile is looked up again.
 */
export function createAccountOwners(db: Sql): AccountOwners {
  const known = new Map<string, string>();
  const remember = (uid: string, memberId: string): void => {
    const [oldest] = known.keys();
    if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(uid, memberId);
  };
  return {
    async read(uid, read) {
      const remembered = known.get(uid);
      const row = remembered === undefined ? undefined : await read(remembered);
      if (row !== undefined) return row;
      known.delete(uid);
      const owner = await findAccountOwner(db, uid);
      if (owner === null) return undefined;
      remember(uid, owner);
      return read(owner);
    },
  };
}
