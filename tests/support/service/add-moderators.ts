import type { TestApi } from './test-api';

/** Adds the moderators `mod` and `mod2`, without the event that closes the streams of a member whose role has changed. */
export async function addModerators(api: TestApi): Promise<void> {
  for (const uid of ['mod', 'mod2']) await api.me(uid);
  await api.pool.query(`
    UPDATE members SET role = 'moderator' WHERE handle IN ('mod', 'mod2');
    DELETE FROM events WHERE kind = 'member-status'`);
}
