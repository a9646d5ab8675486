import { createHmac } from 'node:crypto';

type Fields = Record<string, unknown>;

/** One JSON object per line. Fields never contain tokens, bodies, query strings or ids of members. */
export interface Log {
  info: (message: string, fields?: Fields) => void;
  warn: (message: string, fields?: Fields) => void;
  error: (message: string, fields?: Fields) => void;
}

/**
 * Messages can carry texts that members wrote: Drizzle appends the parameters of a failed query, and PostgreSQL quotes
 * values in its data exceptions (class 22).
 */
const messageOf = (error: Error): string => {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  if ('code' in error && /^22...$/.test(String(error.code)))
    return `${error.message.replace(/:? "[^]*$/, '')} (${String(error.code)})`;
  return error.message;
};

/** The stack begins with the message, so only what follows the message is safe. */
const framesOf = ({ stack = '', message }: Error): string => {
  const at = stack.indexOf(message);
  return at === -1 ? '' : stack.slice(at + message.length).trim();
};

const plain = (value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: messageOf(value), stack: framesOf(value) } : value;

const writeLine = (level: string, message: string, fields: Fields): void => {
  const rest = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...rest })}\n`);
};

export const jsonLog: Log = {
  info: (message, fields = {}) => writeLine('info', message, fields),
  warn: (message, fields = {}) => writeLine('warn', message, fields),
  error: (message, fields = {}) => writeLine('error', message, fields),
};

/**
 * Drops output once its reader has ended, as in `npm start | head`. The error event would end the process, and a handler
 * of uncaught errors that prints them would run for ever.
 */
export function dropUnreadOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const MAX_KNOWN_HASHES = 20_000;

/** Names a member in log lines by 48 bits of an HMAC, so that a log alone identifies no member. */
export function createMemberHash(secret: Uint8Array): (memberId: string) => string {
  const known = new Map<string, string>();
  return (memberId) => {
    const earlier = known.get(memberId);
    if (earlier !== undefined) return earlier;
    const hash = createHmac('sha256', secret).update(`log\n${memberId}`).digest('hex').slice(0, 12);
    if (known.size >= MAX_KNOWN_HASHES) known.clear();
    known.set(memberId, hash);
    return hash;
  };
}
