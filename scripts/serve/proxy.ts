import { randomUUID } from 'node:crypto';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { problemDocument } from '../../server/http/response/problem';

/** One process of the service. */
export interface Upstream {
  port: number;
  agent: Agent;
  /** Answers `/ready`; processes that do not get requests only where none does. */
  isReady: boolean;
  /** Requests without a response so far. */
  running: number;
}

/** Below the 75 s of the service, which would close a connection that is about to be used. */
const IDLE_MS = 60_000;

export const createUpstream = (port: number): Upstream => ({
  port,
  agent: new Agent({ keepAlive: true, timeout: IDLE_MS }),
  isReady: true,
  running: 0,
});

/** RFC 9110, 7.6.1: for one connection only. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name) && !named.includes(name)),
  );
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

interface ProxyOptions {
  upstreams: () => readonly Upstream[];
  /** Whether the caller is another proxy, whose forwarding headers are passed on. */
  trustProxy: boolean;
}

/**
 * Passes requests to the processes in turn, and bodies as they come. What no process has received goes to the next one,
 * and so does a GET without a response; another request without a response gets a 503.
 */
export function createProxy({ upstreams, trustProxy }: ProxyOptions): RequestListener {
  let turn = 0;

  const choose = (tried: readonly Upstream[]): Upstream | undefined => {
    const left = upstreams().filter((each) => !tried.includes(each));
    const ready = left.filter(({ isReady }) => isReady);
    const from = ready.length > 0 ? ready : left;
    turn += 1;
    return from[turn % from.length];
  };

  const forwardedHeaders = (asked: IncomingMessage): IncomingHttpHeaders => {
    const { headers, socket } = asked;
    const given = trustProxy ? headers['x-forwarded-for'] : undefined;
    return {
      ...without(headers, [...CONNECTION_HEADERS, 'forwarded']),
      'x-forwarded-for': given ?? socket.remoteAddress ?? 'unknown',
      'x-forwarded-proto': (trustProxy ? headers['x-forwarded-proto'] : undefined) ?? 'http',
    };
  };

  const refuse = (answer: ServerResponse): void => {
    const problem = problemDocument('unavailable', randomUUID());
    answer.writeHead(problem.status, {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': '1',
    });
    answer.end(JSON.stringify(problem));
  };

  const forward = (asked: IncomingMessage, answer: ServerResponse, tried: readonly Upstream[]): void => {
    const upstream = choose(tried);
    if (!upstream) return refuse(answer);
    const { method = 'GET' } = asked;
    let isSent = false;
    upstream.running += 1;
    const sent = request({
      agent: upstream.agent,
      host: '127.0.0.1',
      port: upstream.port,
      method,
      path: asked.url,
      headers: forwardedHeaders(asked),
    });
    const onClose = (): void => void sent.destroy();
    answer.once('close', onClose);
    sent.once('close', () => answer.off('close', onClose));
    const settle = (): void => {
      upstream.running -= 1;
    };
    sent.once('response', (got) => {
      settle();
      answer.writeHead(
        got.statusCode ?? 502,
        without(got.headers, [...CONNECTION_HEADERS, 'transfer-encoding']),
      );
      answer.flushHeaders();
      // A response that breaks off breaks off for the caller, too.
      pipeline(got, answer, () => undefined);
    });
    sent.on('error', () => {
      if (answer.headersSent) return;
      settle();
      if (answer.destroyed) return;
      upstream.isReady = false;
      const isRepeatable = !isSent || ((method === 'GET' || method === 'HEAD') && !hasBody(asked));
      if (isRepeatable) forward(asked, answer, [...tried, upstream]);
      else refuse(answer);
    });
    const send = (): void => {
      isSent = true;
      if (hasBody(asked)) asked.pipe(sent);
      else sent.end();
    };
    sent.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
  };

  return (asked, answer) => forward(asked, answer, []);
}
