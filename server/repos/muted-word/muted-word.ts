import { and, eq, sql } from 'drizzle-orm';
import { MAX_MUTED_WORDS, type MutedWord } from '@contract/muted-word';
import type { Post } from '@contract/post';
import { mutedWords } from '../../db/schema';
import { isoInstant, rowsOf, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';
import { canAppearInFeed, containsWords, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { viewPosts } from '../post/post-view';

/** Latest posts of the square that a preview looks at, and how many of the hidden ones it shows. */
const PREVIEW_CANDIDATES = 1000;
const PREVIEW_LENGTH = 5;

interface WordRow extends Record<string, unknown> {
  id: string;
  text: string;
  whole: boolean;
  until: string | null;
}

const columns = sql`w.id, w.text, w.whole, w.until`;
const isActive = sql`(w.until IS NULL OR w.until > now())`;

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
    sql`SELECT ${columns} FROM muted_words w WHERE w.member_id = ${me.id} AND ${isActive}
        ORDER BY w.created_at DESC, w.id DESC LIMIT ${MAX_MUTED_WORDS}`,
  );
  return rows.map(wordOf);
}

async function plainText(db: Sql, text: string): Promise<string> {
  const [row] = await rowsOf<{ plain: string }>(db, sql`SELECT plain_words(${text}) AS plain`);
  if (row?.plain) return row.plain;
  throw new HttpProblem('validation', { fields: { text: 'Write a word with letters or numbers.' } });
}

/** Mutes a word or phrase; the same one again changes how long. Throws `conflict` where there are too many. */
export async function addMutedWord(
  db: Sql,
  me: Caller,
  now: Date,
  { text, whole, days }: { text: string; whole: boolean; days?: number | undefined },
): Promise<MutedWord> {
  const plain = await plainText(db, text);
  const until = days === undefined ? null : new Date(now.getTime() + days * 86_400_000);
  await db.execute(sql`DELETE FROM muted_words w WHERE w.member_id = ${me.id} AND NOT ${isActive}`);
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
  if (!row || (kept?.count ?? 0) > MAX_MUTED_WORDS) {
    throw new HttpProblem('conflict', {
      detail: `You can mute ${MAX_MUTED_WORDS} words. Take one away first.`,
    });
  }
  await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
  return wordOf(row);
}

/** Stops muting an own word; nothing happens where it is gone already. */
export async function removeMutedWord(db: Sql, me: Caller, id: string): Promise<void> {
  const gone = await db
    .delete(mutedWords)
    .where(and(eq(mutedWords.id, id), eq(mutedWords.memberId, me.id)))
    .returning({ id: mutedWords.id });
  if (gone.length > 0) await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
}

/** What a word would keep out of the caller's feeds, of the latest posts they could meet there. */
export async function previewMutedWord(
  db: Sql,
  me: Caller,
  now: Date,
  { text, whole }: { text: string; whole: boolean },
): Promise<{ posts: Post[]; hidden: number; lookedAt: number }> {
  const plain = await plainText(db, text);
  const rows = await rowsOf<{ id: string; spoken: boolean }>(
    db,
    sql`SELECT p.id, p.author_id <> ${me.id} AND ${containsWords(sql`p`, sql`${plain}::text`, sql`${whole}::boolean`)} AS spoken
        FROM (SELECT * FROM posts x WHERE x.reply_to IS NULL AND x.deleted_at IS NULL
              ORDER BY x.created_at DESC, x.id DESC LIMIT ${PREVIEW_CANDIDATES}) p
        WHERE ${canAppearInFeed(viewerOf(me), sql`p`)} ORDER BY p.created_at DESC, p.id DESC`,
  );
  const hidden = rows.filter(({ spoken }) => spoken).map(({ id }) => id);
  return {
    posts: await viewPosts(db, me, now, hidden.slice(0, PREVIEW_LENGTH)),
    hidden: hidden.length,
    lookedAt: rows.length,
  };
}
