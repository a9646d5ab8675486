import { and, eq, sql } from 'drizzle-orm';
import { MAX_MUTED_WORDS, type MutedWord } from '@contract/member/muted-word';
import type { Post } from '@contract/post/post';
import * as z from 'zod/mini';
import { mutedWords } from '../../db/schema/member';
import { countRows, instantColumn, queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';
import { canAppearInFeed, containsWord, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { viewPosts } from '../post/post-view';

/** Newest posts a preview scans, and how many of the hidden posts it returns. */
const PREVIEW_CANDIDATES = 1000;
const PREVIEW_LENGTH = 5;

const WordRow = z.object({
  id: z.string(),
  text: z.string(),
  whole: z.boolean(),
  until: z.nullable(instantColumn),
});

const columns = sql`w.id, w.text, w.whole, w.until`;
const isActive = sql`(w.until IS NULL OR w.until > now())`;

/** Own muted words that have not expired, newest first. */
export const listMutedWords = (db: Sql, me: Caller): Promise<MutedWord[]> =>
  queryRows(
    db,
    WordRow,
    sql`SELECT ${columns} FROM muted_words w WHERE w.member_id = ${me.id} AND ${isActive}
        ORDER BY w.created_at DESC, w.id DESC LIMIT ${MAX_MUTED_WORDS}`,
  );

const Normalised = z.object({ plain: z.string(), bare: z.nullable(z.string()) });
type Normalised = z.infer<typeof Normalised>;

/** The word as posts are searched for it; throws `validation` for punctuation alone. */
async function normalise(db: Sql, text: string): Promise<Normalised> {
  const [row] = await queryRows(
    db,
    Normalised,
    sql`SELECT w.plain, nullif(w.bare, w.plain) AS bare
        FROM (SELECT written_words(${text}) AS plain, plain_words(${text}) AS bare) w WHERE w.bare <> ''`,
  );
  if (row) return row;
  throw new HttpProblem('validation', { fields: { text: 'Enter a word with letters or numbers.' } });
}

/** Muting the same word again replaces its expiry. Throws `conflict` above the limit. */
export async function addMutedWord(
  db: Sql,
  me: Caller,
  now: Date,
  { text, whole, days }: { text: string; whole: boolean; days?: number | undefined },
): Promise<MutedWord> {
  const { plain, bare } = await normalise(db, text);
  const until = days === undefined ? null : new Date(now.getTime() + days * 86_400_000);
  await db.execute(sql`DELETE FROM muted_words w WHERE w.member_id = ${me.id} AND NOT ${isActive}`);
  const [row] = await queryRows(
    db,
    WordRow,
    sql`INSERT INTO muted_words AS w (id, member_id, text, plain, bare, whole, until, created_at)
        VALUES (${makeId(now)}, ${me.id}, ${text}, ${plain}, ${bare}, ${whole}, ${until}, ${now})
        ON CONFLICT (member_id, plain, whole) DO UPDATE SET text = excluded.text, until = excluded.until
        RETURNING ${columns}`,
  );
  const total = await countRows(db, sql`SELECT 1 FROM muted_words w WHERE w.member_id = ${me.id}`);
  if (!row || total > MAX_MUTED_WORDS) {
    throw new HttpProblem('conflict', {
      detail: `You can mute ${MAX_MUTED_WORDS} words. Remove one first.`,
    });
  }
  await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
  return row;
}

export async function removeMutedWord(db: Sql, me: Caller, id: string): Promise<void> {
  const deleted = await db
    .delete(mutedWords)
    .where(and(eq(mutedWords.id, id), eq(mutedWords.memberId, me.id)))
    .returning({ id: mutedWords.id });
  if (deleted.length > 0) await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
}

/** Posts the word would hide, among the newest posts that can appear in the caller's feeds. */
export async function previewMutedWord(
  db: Sql,
  me: Caller,
  now: Date,
  { text, whole }: { text: string; whole: boolean },
): Promise<{ posts: Post[]; hidden: number; lookedAt: number }> {
  const { plain, bare } = await normalise(db, text);
  const rows = await queryRows(
    db,
    z.object({ id: z.string(), matches: z.boolean() }),
    sql`SELECT p.id, p.author_id <> ${me.id} AND ${containsWord(sql`p`, sql`w`)} AS matches
        FROM (SELECT * FROM posts x WHERE x.reply_to IS NULL AND x.deleted_at IS NULL
              ORDER BY x.created_at DESC, x.id DESC LIMIT ${PREVIEW_CANDIDATES}) p,
          (SELECT ${plain}::text AS plain, ${bare}::text AS bare, ${whole}::boolean AS whole) w
        WHERE ${canAppearInFeed(viewerOf(me), sql`p`)} ORDER BY p.created_at DESC, p.id DESC`,
  );
  const hidden = rows.filter(({ matches }) => matches).map(({ id }) => id);
  return {
    posts: await viewPosts(db, me, now, hidden.slice(0, PREVIEW_LENGTH)),
    hidden: hidden.length,
    lookedAt: rows.length,
  };
}
