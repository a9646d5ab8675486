import { sql, type SQL } from 'drizzle-orm';

/** Member card of the table alias `m` as JSON; null without a member. */
export const memberCardJson = (m: SQL): SQL => sql`CASE WHEN ${m}.id IS NULL THEN NULL ELSE json_build_object(
  'id', ${m}.id, 'handle', ${m}.handle, 'name', ${m}.name, 'avatarUrl', ${m}.avatar_url) END`;
