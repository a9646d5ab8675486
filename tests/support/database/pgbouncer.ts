import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '@server/local/processes';

export interface Pooler {
  /** The database through the pooler. */
  url: string;
  close: () => Promise<void>;
}

async function waitUntilUp(connectionString: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      await client.query('SELECT 1');
      return;
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')) throw cause;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** PgBouncer in transaction mode with few connections of its own, as `program`. */
export async function startPgBouncer(program: string, databaseUrl: string): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const { hostname, port: target, username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    `[databases]
${name} = host=${hostname} port=${target} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const server = spawn(program, ['-q', ...user, config], { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const url = `postgres://${username}@127.0.0.1:${port}/${name}`;
  await Promise.race([
    waitUntilUp(url),
    exited.then(() => Promise.reject(new Error('PgBouncer did not start'))),
  ]);
  return {
    url,
    async close() {
      server.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
