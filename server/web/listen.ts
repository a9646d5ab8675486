import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';

/** The message is for people. */
export class PortInUse extends Error {
  override name = 'PortInUse';
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program: stop it, or choose another port (PORT=${port + 1} npm start)`,
    );
  }
}

const listenOn = (server: Server | SocketServer, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error),
    );
    server.listen({ port, host, exclusive: true }, resolve);
  });

/** Browsers try either address for "localhost". */
const secondHost = (host: string): string | null => (host === '127.0.0.1' ? '::1' : null);

/** False without IPv6: the first address suffices. Throws PortInUse. */
const listenOnSecond = async (server: SocketServer, port: number, host: string): Promise<boolean> =>
  listenOn(server, port, host).then(
    () => true,
    (error: unknown) => {
      if (error instanceof PortInUse) throw error;
      return false;
    },
  );

/** Throws PortInUse, for either address of loopback. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createSocketServer();
  await listenOn(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
  const second = secondHost(host);
  const other = createSocketServer();
  if (second !== null && (await listenOnSecond(other, port, second)))
    await new Promise((resolve) => other.close(resolve));
}

export interface Listener {
  server: Server;
  /**
   * Stops accepting and closes idle connections; the others close after their response, at the latest after `graceMs`.
   */
  close: (graceMs: number) => Promise<void>;
}

const timeouts = {
  headersTimeout: 10_000,
  /** Longer than the slowest upload; server/http/request/body.ts refuses slower ones with a problem document. */
  requestTimeout: 900_000,
  /** Longer than the idle time of common proxies (60 s), which otherwise send a request into a closing connection. */
  keepAliveTimeout: 75_000,
};

/** On loopback listens on both addresses. Throws PortInUse. */
export async function listen(handler: RequestListener, port: number, host: string): Promise<Listener> {
  const running = new Set<ServerResponse>();
  let closing = false;
  const server = createServer(timeouts, (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (closing) response.shouldKeepAlive = false;
    handler(request, response);
  });
  await listenOn(server, port, host);
  const second = createSocketServer((socket) => server.emit('connection', socket));
  const other = secondHost(host);
  if (other !== null) {
    await listenOnSecond(second, port, other).catch((error: unknown) => {
      server.close();
      throw error;
    });
  }
  return {
    server,
    close: (graceMs) =>
      new Promise((resolve) => {
        closing = true;
        // Otherwise a busy client goes on sending on its connection until that is reset.
        for (const response of running) {
          response.shouldKeepAlive = false;
          response.once('finish', () => response.socket?.end());
        }
        if (second.listening) second.close();
        const late = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(late);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
