import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '@server/db/migrate';
import { createPool } from '@server/db/pool';
import { startPostgres, type LocalPostgres } from '@server/local/postgres/postgres';

export interface ReplicatedCluster {
  /** Migrated. */
  primaryUrl: string;
  replicaUrl: string;
  /** The replica receives changes from now on, and shows none. */
  pauseReplay: () => Promise<void>;
  resumeReplay: () => Promise<void>;
  stopReplica: () => Promise<void>;
  close: () => Promise<void>;
}

const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB' };

/** What a base backup leaves out: https://www.postgresql.org/docs/current/continuous-archiving.html */
const OWN_FILES = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_dynshmem\/.+|pg_stat_tmp\/.+)$/;

/** The embedded binaries have no pg_basebackup: the same over SQL. */
async function copyBase(primary: LocalPostgres, dir: string): Promise<void> {
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  await client.query(`SELECT pg_backup_start('replica', true)`);
  await cp(primary.dir, dir, {
    recursive: true,
    filter: (source) => !OWN_FILES.test(source.slice(primary.dir.length + 1)),
  });
  const { rows } = await client.query<{ labelfile: string }>(`SELECT labelfile FROM pg_backup_stop(false)`);
  await client.end();
  await writeFile(join(dir, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(join(dir, 'standby.signal'), '');
  await mkdir(join(dir, 'pg_wal', 'archive_status'), { recursive: true });
  const { uid, gid } = await stat(primary.dir);
  await chmod(dir, 0o700);
  for (const path of ['', ...(await readdir(dir, { recursive: true }))])
    await chown(join(dir, path), uid, gid);
}

/** A primary and a streaming replica of it, from the binaries of local mode. */
export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-replica-'));
  // Started by root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const primary = await startPostgres({ dir: join(folder, 'primary'), settings });
  const pool = createPool(primary.url);
  await migrate(pool);
  await pool.end();
  const dir = join(folder, 'replica');
  await copyBase(primary, dir);
  await cp(join(folder, 'primary.secret'), join(folder, 'replica.secret'));
  const { hostname, port, username, password } = new URL(primary.url);
  const replica = await startPostgres({
    dir,
    settings: {
      ...settings,
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
      // Queries of a test must not be cancelled by what is replayed.
      hot_standby_feedback: 'on',
    },
  });
  const control = createPool(replica.url, { max: 1 });
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    async pauseReplay() {
      await control.query('SELECT pg_wal_replay_pause()');
      for (;;) {
        const { rows } = await control.query('SELECT pg_get_wal_replay_pause_state() AS state');
        if (rows[0]?.state === 'paused') return;
      }
    },
    async resumeReplay() {
      await control.query('SELECT pg_wal_replay_resume()');
    },
    stopReplica: () => replica.stop(),
    async close() {
      await control.end();
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
