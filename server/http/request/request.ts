import type { HttpBindings } from '@hono/node-server';
import { isIPv6 } from 'node:net';
import { HttpProblem } from '../response/problem';

const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Null without a connection, as in tests. */
export const peerAddress = (env: Partial<HttpBindings> | undefined): string | null =>
  env?.incoming?.socket.remoteAddress ?? null;

/** True only for a caller on this machine without a proxy in between. */
export const isLoopback = (peer: string | null, headers: Headers): boolean =>
  peer !== null &&
  /^(127\.|::1$|::ffff:127\.)/.test(peer) &&
  !FORWARDING_HEADERS.some((name) => headers.has(name));

/**
 * The IPv4 address, or the /64 of an IPv6 address, which is one household. Callers can write X-Forwarded-For,
 * so only the last entry counts, and only behind a trusted proxy.
 */
export function rateLimitAddress(peer: string | null, headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = (forwarded || peer) ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address.slice(0, 45);
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':');
}

/** Throws `validation` for a repeated name. */
export function readQuery(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of search) {
    if (name in query) {
      throw new HttpProblem('validation', {
        fields: { [name.slice(0, 200)]: 'Send this parameter only once.' },
      });
    }
    query[name] = value;
  }
  return { ...query };
}

/** The deepest request of the contract has four levels; the checks recurse. */
const MAX_DEPTH = 16;

/** PostgreSQL and JSON cannot store NUL or unpaired surrogates: throws `validation`, and `malformed` for deep nesting. */
export function rejectUnstorableText(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return;
    throw new HttpProblem('validation', {
      fields: { [path.slice(0, 200) || 'body']: 'Remove NUL characters and unpaired surrogates.' },
    });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw new HttpProblem('malformed', { detail: 'The body is nested too deeply.' });
  for (const [name, part] of Object.entries(value))
    rejectUnstorableText(part, path ? `${path}.${name}` : name, depth + 1);
}
