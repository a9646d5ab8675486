import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { readConfig } from '@server/ops/config';
import { createAppPages } from '@server/web/app-pages';
import { forward } from '../support/browser/forward';

export type BuildName = 'previous' | 'current';

/** One origin in front of the current service that serves either build of the app. */
export interface TwoBuilds {
  /** "http://localhost:40123" */
  origin: string;
  /** Deploys a build, or rolls back to one. */
  serve: (build: BuildName) => void;
  close: () => void;
}

/** `folders` hold the built apps. The origin begins with the previous one. */
export async function startTwoBuilds(
  product: string,
  folders: Readonly<Record<BuildName, string>>,
): Promise<TwoBuilds> {
  const target = new URL(product);
  const open = async (folder: string) =>
    getRequestListener((await createAppPages(readConfig({}), folder)).fetch);
  const pages = { previous: await open(folders.previous), current: await open(folders.current) };
  let served: BuildName = 'previous';

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (path.startsWith('/webapp')) void pages[served](asked, answer);
    else
      forward(asked, answer, { target, path }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    serve: (build) => {
      served = build;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
