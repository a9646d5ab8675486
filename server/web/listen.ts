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

/** Throws PortInUse. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createSocketServer();
  await listenOn(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

export interface Listener {
  server: Server;
  /**
   * Stops accepting and closes idle connections; the others close after their response, at the latest after `graceMs`.
   */
  close: (graceMs: number) => Promise<void>;
}

/** On loopback also listens on ::1, because browsers try either address for "localhost". */
export async function listen(handler: RequestListener, port: number, host: string): Promise<Listener> {
  const running = new Set<ServerResponse>();
  let closing = false;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (closing) response.shouldKeepAlive = false;
    handler(request, response);
  });
  await listenOn(server, port, host);
  const second = createSocketServer((socket) => server.emit('connection', socket));
  if (host === '127.0.0.1') {
    await listenOn(second, port, '::1').catch((error: unknown) => {
      if (error instanceof PortInUse) throw error;
      // Without IPv6 the first address suffices.
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
