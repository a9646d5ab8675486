import { customType, timestamp } from 'drizzle-orm/pg-core';

/** timestamptz with milliseconds, as a Date. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** Transaction id, 64 bits: a decimal string. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
