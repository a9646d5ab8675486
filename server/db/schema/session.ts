import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** `auth_time` of the tokens, which names the session together with the member. */
    signedInAt: instant('signed_in_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
    browser: text('browser'),
    system: text('system'),
    /** Keyed hash of the member and the address last used. */
    network: text('network'),
  },
  (session) => [
    primaryKey({ columns: [session.id, session.memberId] }),
    unique('sessions_member_id_signed_in_at_key').on(session.memberId, session.signedInAt),
    index('sessions_age').on(session.lastSeenAt),
  ],
);
