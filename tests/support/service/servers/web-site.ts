import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicNetwork, type NetworkGuard } from '@server/link-card/guarded-fetch';

export interface WebSite {
  port: number;
  /** `http://` with the host and the port of the site. */
  at: (host: string, path?: string) => string;
  requests: IncomingMessage[];
  close: () => Promise<void>;
}

/** A web server on a free port of this machine. */
export async function openWebSite(answer: RequestListener): Promise<WebSite> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    at: (host, path = '/') => `http://${host}:${port}${path}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The guard of the product with one exception: `site` plays a public host. `names` answers DNS, one answer after the
 * other; the last one stays.
 */
export function guardFor(
  site: Pick<WebSite, 'port'>,
  names: Record<string, string[]> = {},
): NetworkGuard & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    resolve: (hostname) => {
      asked.push(hostname);
      const answers = names[hostname] ?? [];
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined) return Promise.reject(new Error(`No address of ${hostname}`));
      return Promise.resolve(
        answer.split(' ').map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
    allows: (address, port) =>
      (address === '127.0.0.1' && port === site.port) || publicNetwork.allows(address, port),
  };
}

/** A guard for a service that opens before its sites: it asks `current`. */
export function createLateGuard(): NetworkGuard & { current: NetworkGuard } {
  const guard = {
    current: publicNetwork,
    resolve: (hostname: string) => guard.current.resolve(hostname),
    allows: (address: string, port: number) => guard.current.allows(address, port),
  };
  return guard;
}
