import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { forward } from './forward';

/** A proxy in front of the product, where a newer build can be deployed while tabs are open. */
export interface FakeDeploy {
  /** "http://localhost:40123" */
  origin: string;
  /** From now on all hashed files have new names and the old ones are missing. */
  happen: () => void;
  close: () => void;
}

const NEXT = 'assets/next/';
const isText = (type = '') => /javascript|html|css/.test(type);

/** CSP hashes of a page's inline scripts. */
const hashesOf = (html: string): string =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');

/** Proxies to `product`; after a deploy it serves another build of the same sources. */
export async function startFakeDeploy(product: string): Promise<FakeDeploy> {
  const target = new URL(product);
  let happened = false;

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const url = asked.url ?? '/';
    if (happened && url.includes('/assets/') && !url.includes(NEXT)) {
      answer.writeHead(404).end();
      return;
    }
    forward(asked, answer, { target, path: url.replace(NEXT, 'assets/') }, (got) => {
      if (!happened || !isText(got.headers['content-type'])) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const { 'content-length': _length, ...rest } = got.headers;
      void buffer(got).then((bytes) => {
        const text = bytes.toString().replaceAll('assets/', NEXT);
        const policy = String(rest['content-security-policy'] ?? '');
        answer.writeHead(got.statusCode ?? 502, {
          ...rest,
          ...(policy && {
            'content-security-policy': policy.replace('script-src', `$& ${hashesOf(text)}`),
          }),
        });
        answer.end(text);
      });
    });
  };

  const server = createServer(pass);
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    happen: () => {
      happened = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
