import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

interface Answer {
  status: number;
  body: Buffer;
}

/** The first response of `bytes` with its length in bytes; null while it is not complete. */
function readAnswer(bytes: Buffer): { answer: Answer; length: number } | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const size = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
  if (!Number.isInteger(size)) throw new Error(`A response without its length: ${head}`);
  const length = end + HEAD_END.length + size;
  if (bytes.length < length) return null;
  const body = Buffer.from(bytes.subarray(end + HEAD_END.length, length));
  return { answer: { status: Number(head.slice(9, 12)), body }, length };
}

/** One kept connection, with one request at a time. */
export interface Connection {
  send: (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ) => Promise<Answer>;
  close: () => void;
}

/**
 * The least that HTTP/1.1 needs: the client shares the processors with what it measures, and Node's own client takes
 * them for as long as a small read of the service.
 */
export function openConnection(port: number): Connection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve: (answer: Answer) => void; reject: (cause: unknown) => void } | null = null;
  const fail = (cause: unknown): void => waiting?.reject(cause);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The service closed the connection')));
  socket.on('data', (part: Buffer) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    try {
      const read = readAnswer(received);
      if (!read) return;
      received = received.subarray(read.length);
      waiting?.resolve(read.answer);
    } catch (cause) {
      fail(cause);
    }
  });
  return {
    send(method, path, headers, body = '') {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const length = method === 'GET' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(
          `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${length}${lines.join('')}\r\n${body}`,
        );
      });
    },
    close: () => socket.destroy(),
  };
}
