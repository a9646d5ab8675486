import { and, eq, sql } from 'drizzle-orm';
import { MUTED_WORDS, type MutedWord } from '@contract/muted-word';
import type { Post } from '@contract/post';
import { mutedWords } from '../../db/schema';
import { isoInstant, rowsOf, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emit } from '../../live/emit-events';
import { feedable, speaksOf, viewerOf, type Caller } from '../policies';
import { Refusal } from '../../http/problem';
import { viewPosts } from '../post/post-view';

/** Latest posts of the square that a preview looks at, and how many of the hidden ones it shows. */
const LOOKED_AT = 1000;
const SHOWN = 5;

interface WordRow extends Record<string, unknown> {
  id: string;
  text: string;
  whole: boolean;
  until: string | null;
}

const columns = sql`w.id, w.text, w.whole, w.until`;
const lasting = sql`(w.until IS NULL OR w.until > now())`;

const wordOf = (row: WordRow): MutedWord => ({
  id: row.id,
  text: row.text,
  whole: row.whole,
  until: row.until === null ? null : isoInstant(row.until),
});

/** Own muted words that have not ended, the latest first. */
export async function listMutedWords(db: Sql, me: Caller): Promise<MutedWord[]> {
  const rows = await rowsOf<WordRow>(
    db,
    sql`SELECT ${columns} FROM muted_words w WHERE w.member_id = ${me.id} AND ${lasting}
        ORDER BY w.created_at DESC, w.id DESC LIMIT ${MUTED_WORDS}`,
  );
  return rows.map(wordOf);
}

async function plainOf(db: Sql, text: string): Promise<string> {
  const [row] = await rowsOf<{ plain: string }>(db, sql`SELECT plain_words(${text}) AS plain`);
  if (row?.plain) return row.plain;
  throw new Refusal('validation', { fields: { text: 'Write a word with letters or numbers.' } });
}

/** Mutes a word or phrase; the same one again changes how long. Throws `conflict` where there are too many. */
export async function addMutedWord(
  db: Sql,
  me: Caller,
  now: Date,
  { text, whole, days }: { text: string; whole: boolean; days?: number | undefined },
): Promise<MutedWord> {
  const plain = await plainOf(db, text);
  const until = days === undefined ? null : new Date(now.getTime() + days * 86_400_000);
  await db.execute(sql`DELETE FROM muted_words w WHERE w.member_id = ${me.id} AND NOT ${lasting}`);
  const [row] = await rowsOf<WordRow>(
    db,
    sql`INSERT INTO muted_words AS w (id, member_id, text, plain, whole, until, created_at)
        VALUES (${makeId(now)}, ${me.id}, ${text}, ${plain}, ${whole}, ${until}, ${now})
        ON CONFLICT (member_id, plain, whole) DO UPDATE SET text = excluded.text, until = excluded.until
        RETURNING ${columns}`,
  );
  const [kept] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM muted_words w WHERE w.member_id = ${me.id}`,
  );
  if (!row || (kept?.count ?? 0) > MUTED_WORDS) {
    throw new Refusal('conflict', { detail: `You can mute ${MUTED_WORDS} words. Take one away first.` });
  }
  await emit(db, [{ kind: 'sight', subject: me.id }]);
  return wordOf(row);
}

/** Stops muting an own word; nothing happens where it is gone already. */
export async function removeMutedWord(db: Sql, me: Caller, id: string): Promise<void> {
  const gone = await db
    .delete(mutedWords)
    .where(and(eq(mutedWords.id, id), eq(mutedWords.memberId, me.id)))
    .returning({ id: mutedWords.id });
  if (gone.length > 0) await emit(db, [{ kind: 'sight', subject: me.id }]);
}

/** What a word would keep out of the caller's feeds, of the latest posts they could meet there. */
export async function previewMutedWord(
  db: Sql,
  me: Caller,
  now: Date,
  { text, whole }: { text: string; whole: boolean },
): Promise<{ posts: Post[]; hidden: number; lookedAt: number }> {
  const plain = await plainOf(db, text);
  const rows = await rowsOf<{ id: string; spoken: boolean }>(
    db,
    sql`SELECT p.id, p.author_id <> ${me.id} AND ${speaksOf(sql`p`, sql`${plain}::text`, sql`${whole}::boolean`)} AS spoken
        FROM (SELECT * FROM posts x WHERE x.reply_to IS NULL AND x.deleted_at IS NULL
              ORDER BY x.created_at DESC, x.id DESC LIMIT ${LOOKED_AT}) p
        WHERE ${feedable(viewerOf(me), sql`p`)} ORDER BY p.created_at DESC, p.id DESC`,
  );
  const hidden = rows.filter(({ spoken }) => spoken).map(({ id }) => id);
  return {
    posts: await viewPosts(db, me, now, hidden.slice(0, SHOWN)),
    hidden: hidden.length,
    lookedAt: rows.length,
  };
}
