import { sql, type SQL } from 'drizzle-orm';
import { literal } from '../../db/sql';

/** A cursor has at most 512 characters; this leaves room for a ranking's id and the signature. */
const BYTES = 238;
const BITS = BYTES * 8;
/** Each takes three hexadecimal digits from the end of an id, which is random. */
const HASHES = [0, 1, 2, 3] as const;

/**
 * Ids as a Bloom filter (https://en.wikipedia.org/wiki/Bloom_filter): every id that was added is found, and of others one
 * in 20,000 after 40 ids, one in 25 after 280.
 */
export type ShownPosts = Buffer;

/** `shown` is null before the first ids. */
export function addShown(shown: ShownPosts | null, ids: readonly string[]): ShownPosts {
  const bytes = Buffer.alloc(BYTES, shown ?? 0);
  for (const id of ids) {
    for (const hash of HASHES) {
      const at = id.length - 12 + hash * 3;
      const bit = parseInt(id.slice(at, at + 3), 16) % BITS;
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return bytes;
}

export const encodeShown = (shown: ShownPosts): string => shown.toString('base64url');

/** Null for a text of another kind. */
export function decodeShown(text: string): ShownPosts | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === BYTES ? bytes : null;
}

/** The condition that `id` is in `shown`, a value of bytea. PostgreSQL numbers the bits of a byte like `addShown`. */
export const wasShown = (id: SQL, shown: SQL): SQL =>
  sql`(${sql.join(
    HASHES.map(
      (hash) =>
        sql`get_bit(${shown}, ('x0' || substr(${id}::text, ${literal(25 + hash * 3)}, 3))::bit(16)::int % ${literal(BITS)}) = 1`,
    ),
    sql` AND `,
  )})`;
