import { Message } from '@contract/message/message';
import { isKeyedWrite, type Operation } from '@contract/operation';
import { Post } from '@contract/post/post';
import { Problem, type ProblemCode } from '@contract/problem';
import * as z from 'zod/mini';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { problemDocument, problemStatus, problemTitle } from '../response/problem';

const text = (maxLength: number) => ({ type: 'string' as const, maxLength });

const headers = {
  'X-Request-Id': { description: 'Id of the request in the log', schema: text(64), example: 'b1d7c0de-0001' },
  'RateLimit-Policy': {
    description: 'Quotas of the member and of the address (draft-ietf-httpapi-ratelimit-headers-10)',
    schema: text(200),
    example: '"member-read";q=600;w=60, "address-read";q=3000;w=60',
  },
  RateLimit: {
    description: 'Calls left, and seconds until each quota is full',
    schema: text(200),
    example: '"member-read";r=599;t=1, "address-read";r=2999;t=1',
  },
  'Last-Event-ID': {
    description: 'Position of the event stream before the read; open the stream there',
    schema: text(64),
    example: '9127-40213',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt',
    schema: { type: 'integer' as const, minimum: 1, maximum: 86_400 },
    example: 2,
  },
  'Cache-Control': {
    description: 'Browsers and proxies may store the response for as long',
    schema: text(100),
    example: 'public, max-age=15',
  },
  ETag: {
    description: 'Send it as If-None-Match; an unchanged response is 304',
    schema: text(100),
    example: 'W/"Zq3f9Jr0Jc8w0p2b"',
  },
  'WWW-Authenticate': { description: 'The scheme to use', schema: text(40), example: 'Bearer' },
};

type HeaderName = keyof typeof headers;

const pick = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name]] as const));

const QUOTA_HEADERS = ['RateLimit', 'RateLimit-Policy'] as const;

const problemHeaders = (status: number): HeaderName[] => [
  'X-Request-Id',
  ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
  ...(status === 429 ? (['Retry-After', ...QUOTA_HEADERS] as const) : []),
  ...(status === 503 ? (['Retry-After'] as const) : []),
];

const names = (schema: z.ZodMiniType | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

const EVERYWHERE = ['rate-limited', 'unavailable', 'internal'] as const;
const SIGNED_IN = ['unauthenticated', 'token-expired', 'signed-out'] as const;
const KEYED = ['key-required', 'key-running', 'key-reused'] as const;

/** Names other members: a block may be in the way. */
const reachesMember = ({ params, body }: Operation): boolean =>
  ['handle', 'conversationId'].some((name) => names(params).includes(name)) ||
  names(body).includes('members');

/** Names what the caller may not see: in the address, or as a filter. */
const namesTarget = ({ params, query }: Operation): boolean =>
  names(params).length > 0 || names(query).some((name) => name.endsWith('Id'));

/** Codes that only one operation has. */
const OWN_CODES: Readonly<Record<string, readonly ProblemCode[]>> = {
  appendFilePart: ['gone'],
  cancelAccountDeletion: ['gone'],
  changeSpaceItems: ['locked'],
  startFileUpload: ['storage-full'],
};

/** What a write answered with may be deleted when the request is repeated. */
const answersWithText = ({ response }: Operation): boolean => response === Post || response === Message;

/** The codes follow from the parts of an operation: what is parsed, addressed and changed can fail. */
export function problemCodesOf(operation: Operation): ProblemCode[] {
  const { access, body, id, upload, params, query } = operation;
  const isWrite = isKeyedWrite(operation);
  const changesOthers = isWrite && (params !== undefined || body !== undefined);
  return [
    ...EVERYWHERE,
    'validation',
    ...(access === 'anyone' ? [] : SIGNED_IN),
    ...(access === 'member' || access === 'moderator' ? (['suspended', 'deletion-pending'] as const) : []),
    ...(access === 'moderator' || changesOthers ? ['forbidden' as const] : []),
    ...(namesTarget(operation) || changesOthers ? ['not-found' as const] : []),
    ...(access !== 'anyone' && reachesMember(operation) ? ['blocked' as const] : []),
    ...(isWrite ? [...KEYED, 'conflict' as const] : []),
    ...(isWrite && answersWithText(operation) ? ['gone' as const] : []),
    ...(OWN_CODES[id] ?? []),
    ...(names(query).includes('cursor') ? ['cursor-invalid' as const] : []),
    ...(body || upload ? (['malformed', 'too-large', 'unsupported-media', 'timeout'] as const) : []),
  ];
}

/** One response per status, with an example document per code. */
export function problemResponses(codes: readonly ProblemCode[]): Record<string, ZodOpenApiResponseObject> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes)) {
    const status = problemStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => [
      `${status}`,
      {
        description: own.map((code) => `\`${code}\`: ${problemTitle(code)}`).join('. '),
        headers: pick(problemHeaders(status)),
        content: {
          'application/problem+json': {
            schema: Problem,
            'x-codes': own,
            examples: Object.fromEntries(
              own.map((code) => [
                code,
                { value: problemDocument(code, '6f0c1f5e-8d0a-4a53-9c43-0d8c7b0f8a11') },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

export const successHeaders = ({ access, live }: Pick<Operation, 'access' | 'live'>) =>
  pick([
    'X-Request-Id',
    ...QUOTA_HEADERS,
    ...(live ? (['Last-Event-ID'] as const) : []),
    ...(access === 'anyone' ? (['Cache-Control', 'ETag'] as const) : []),
  ]);
