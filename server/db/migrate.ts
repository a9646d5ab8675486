import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { foundation } from './migrations/0001-foundation';
import { events } from './migrations/0002-events';
import { lists } from './migrations/0003-lists';
import { writing } from './migrations/0004-writing';
import { places } from './migrations/0005-places';
import { safety } from './migrations/0007-safety';
import { moving } from './migrations/0008-moving';
import { sessions } from './migrations/0009-sessions';
import { eventNames } from './migrations/0010-event-names';
import { followsBesideBlocks } from './migrations/0011-follows-beside-blocks';
import { threadPages } from './migrations/0012-thread-pages';
import { dataExports } from './migrations/0013-data-exports';
import { mediaKeys } from './migrations/0014-media-keys';
import { boundedReads } from './migrations/0015-bounded-reads';
import { accountDeletion } from './migrations/0016-account-deletion';
import { deletedPosts } from './migrations/0017-deleted-posts';
import { bookmarkFolders } from './migrations/0018-bookmark-folders';
import { searchWords } from './migrations/0019-search-words';
import { suspensionTerms } from './migrations/0020-suspension-terms';
import { moderationTeam } from './migrations/0021-moderation-team';
import { countedTags } from './migrations/0022-counted-tags';
import { pictureCopies } from './migrations/0023-picture-copies';
import { appeals } from './migrations/0024-appeals';
import { followRequests } from './migrations/0025-follow-requests';
import { messages } from './migrations/0026-messages';
import { peoplePages } from './migrations/0027-people-pages';
import { formerHandles } from './migrations/0028-former-handles';
import { boundedLists } from './migrations/0029-bounded-lists';
import { threadMutes } from './migrations/0030-thread-mutes';
import { visitors } from './migrations/0031-visitors';
import { followedTags } from './migrations/0032-followed-tags';
import { linkCards } from './migrations/0033-link-cards';
import { signedInDevices } from './migrations/0034-signed-in-devices';
import { welcome } from './migrations/0035-welcome';
import { reductions } from './migrations/0036-reductions';
import { peopleLists } from './migrations/0037-people-lists';
import { profileFields } from './migrations/0038-profile-fields';
import { suspendedCounts } from './migrations/0039-suspended-counts';
import { catchUp } from './migrations/0040-catch-up';
import { messageReports } from './migrations/0041-message-reports';
import { voiceNotes } from './migrations/0042-voice-notes';
import { spaces } from './migrations/0043-spaces';

/** In order. Applied migrations never change: a database records their names. 0006 was never released. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: '0001-foundation', sql: foundation },
  { name: '0002-events', sql: events },
  { name: '0003-lists', sql: lists },
  { name: '0004-writing', sql: writing },
  { name: '0005-places', sql: places },
  { name: '0007-safety', sql: safety },
  { name: '0008-moving', sql: moving },
  { name: '0009-sessions', sql: sessions },
  { name: '0010-event-names', sql: eventNames },
  { name: '0011-follows-beside-blocks', sql: followsBesideBlocks },
  { name: '0012-thread-pages', sql: threadPages },
  { name: '0013-data-exports', sql: dataExports },
  { name: '0014-media-keys', sql: mediaKeys },
  { name: '0015-bounded-reads', sql: boundedReads },
  { name: '0016-account-deletion', sql: accountDeletion },
  { name: '0017-deleted-posts', sql: deletedPosts },
  { name: '0018-bookmark-folders', sql: bookmarkFolders },
  { name: '0019-search-words', sql: searchWords },
  { name: '0020-suspension-terms', sql: suspensionTerms },
  { name: '0021-moderation-team', sql: moderationTeam },
  { name: '0022-counted-tags', sql: countedTags },
  { name: '0023-picture-copies', sql: pictureCopies },
  { name: '0024-appeals', sql: appeals },
  { name: '0025-follow-requests', sql: followRequests },
  { name: '0026-messages', sql: messages },
  { name: '0027-people-pages', sql: peoplePages },
  { name: '0028-former-handles', sql: formerHandles },
  { name: '0029-bounded-lists', sql: boundedLists },
  { name: '0030-thread-mutes', sql: threadMutes },
  { name: '0031-visitors', sql: visitors },
  { name: '0032-followed-tags', sql: followedTags },
  { name: '0033-link-cards', sql: linkCards },
  { name: '0034-signed-in-devices', sql: signedInDevices },
  { name: '0035-welcome', sql: welcome },
  { name: '0036-reductions', sql: reductions },
  { name: '0037-people-lists', sql: peopleLists },
  { name: '0038-profile-fields', sql: profileFields },
  { name: '0039-suspended-counts', sql: suspendedCounts },
  { name: '0040-catch-up', sql: catchUp },
  { name: '0041-message-reports', sql: messageReports },
  { name: '0042-voice-notes', sql: voiceNotes },
  { name: '0043-spaces', sql: spaces },
];

/** Key of the advisory lock; arbitrary. */
const LOCK = 7_250_001;

const MigrationRow = z.object({ name: z.string() });

/**
 * Applies the missing migrations in one transaction, under an advisory lock, so that several processes may start at
 * once. Throws when the database has a migration that this version does not know.
 */
export async function migrate(pool: Pool, known = migrations): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query('SELECT name FROM migrations');
    const applied = new Set(z.parse(z.array(MigrationRow), rows).map((row) => row.name));
    const newer = [...applied].find((name) => !known.some((migration) => migration.name === name));
    if (newer !== undefined)
      throw new Error(`The database has migration ${newer}. Start the version of the service that knows it`);
    for (const { name, sql } of known) {
      if (applied.has(name)) continue;
      await client.query(sql);
      await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw cause;
  } finally {
    client.release();
  }
}
