import { cp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { migrations } from '@server/db/known-migrations';
import { isAlive } from '@server/local/processes';
import { freshFolder, startProduct, type Product } from './start-product';

const List = z.array(
  z.object({
    targets: z.tuple([z.string()]),
    labels: z.object({ process: z.string(), pid: z.coerce.number() }),
  }),
);

interface RunningProcess {
  pid: number;
  port: number;
}

/** The product as `npm run serve` starts it, with two processes. */
export interface ServedProduct extends Product {
  dataDir: string;
  processes: () => Promise<RunningProcess[]>;
  /** Replaces the processes by those of another build, and waits until the last one has ended. */
  rollTo: (build: string) => Promise<void>;
}

/** A build that adds a migration to the present one. */
export async function createNextBuild(migration: { name: string; sql: string }): Promise<string> {
  const folder = freshFolder();
  await cp('dist/server', join(folder, 'server'), { recursive: true });
  await symlink(resolve('dist/app'), join(folder, 'app'));
  const last = `name: "${migrations.at(-1)?.name}"`;
  const assets = join(folder, 'server/assets');
  for (const name of await readdir(assets)) {
    const text = await readFile(join(assets, name), 'utf8');
    const at = name.endsWith('.js') ? text.lastIndexOf('{', text.indexOf(last)) : -1;
    if (at < 0 || !text.includes(last)) continue;
    await writeFile(
      join(assets, name),
      `${text.slice(0, at)}${JSON.stringify(migration)}, ${text.slice(at)}`,
    );
    return folder;
  }
  throw new Error('The built service has no list of migrations');
}

/** A build of another state of the service, with the present app. */
export async function createBuildOf(serverDir: string): Promise<string> {
  const folder = freshFolder();
  await symlink(resolve(serverDir), join(folder, 'server'));
  await symlink(resolve('dist/app'), join(folder, 'app'));
  return folder;
}

export async function serveProduct(build: string): Promise<ServedProduct> {
  const dataDir = freshFolder();
  const link = join(freshFolder(), 'build');
  const linkTo = async (target: string): Promise<void> => {
    await symlink(resolve(target), `${link}.new`);
    await rename(`${link}.new`, link);
  };
  await linkTo(build);
  const product = await startProduct({
    dataDir,
    script: ['scripts/serve.ts', '--processes', '2', '--build', link],
  });
  const processes = async (): Promise<RunningProcess[]> =>
    z
      .parse(List, JSON.parse(await readFile(join(dataDir, 'processes.json'), 'utf8')))
      .map(({ targets, labels }) => ({ pid: labels.pid, port: Number(targets[0].split(':')[1]) }));
  return {
    ...product,
    dataDir,
    processes,
    async rollTo(next) {
      const before = await processes();
      await linkTo(next);
      product.process.kill('SIGHUP');
      await expect
        .poll(() => before.filter(({ pid }) => isAlive(pid)), { timeout: 240_000, interval: 50 })
        .toEqual([]);
    },
  };
}

/** A request to one process, as the proxy would send it; `path` is below /api/v1. */
export const askProcess = (
  { port: publicPort }: Pick<Product, 'port'>,
  { port }: RunningProcess,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: Uint8Array } = {},
): Promise<Response> =>
  new Promise((answer, fail) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: path === '/metrics' ? path : `/api/v1${path}`,
        method,
        agent: false,
        headers: { ...headers, host: `localhost:${publicPort}` },
      },
      (got) => {
        const given = Object.entries(got.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        const stream = Readable.toWeb(got) as ReadableStream<Uint8Array>;
        answer(new Response(stream, { status: got.statusCode ?? 502, headers: given }));
      },
    );
    sent.once('error', fail);
    sent.end(body);
  });
