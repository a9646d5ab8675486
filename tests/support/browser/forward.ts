import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Passes a proxy's request on as if the browser had sent it to `target`; `receive` writes the response. */
export function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  { target, path }: { target: URL; path: string },
  receive: (got: IncomingMessage) => void,
): void {
  const { origin, 'if-none-match': _, 'if-modified-since': __, ...headers } = asked.headers;
  const sent = request(
    new URL(path, target),
    {
      method: asked.method ?? 'GET',
      headers: {
        ...headers,
        host: target.host,
        'accept-encoding': 'identity',
        ...(origin ? { origin: target.origin } : {}),
      },
    },
    receive,
  );
  sent.on('error', () => answer.destroy());
  answer.on('close', () => sent.destroy());
  asked.pipe(sent);
}
