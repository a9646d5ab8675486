import { operations } from '@contract/api';
import { LiveEvent } from '@contract/live-event';
import { FeedItem } from '@contract/feed';
import { Media, UploadedMedia } from '@contract/media';
import { Me, Member, MemberCard } from '@contract/member';
import { Suggestion } from '@contract/profile';
import { Decision, Report } from '@contract/moderation';
import { MutedWord } from '@contract/muted-word';
import { Notification } from '@contract/notification';
import type { Operation } from '@contract/operation';
import { ReadingPosition } from '@contract/reading-position';
import { Poll, Post, QuotedPost } from '@contract/post';
import { Thread } from '@contract/thread';
import { Problem } from '@contract/problem';
import { ScheduledPost } from '@contract/scheduled-post';
import { TagSearchResult, Trend } from '@contract/search';
import { Id } from '@contract/primitives';
import { MemberRelationship, RelatedMember } from '@contract/relationship';
import * as z from 'zod/mini';
import { plainRoutes, type PlainRoute } from './plain-routes';

type Json = Record<string, unknown>;

/** The parts of an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1) that this service writes. */
export interface OpenApi {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  security: Json[];
  paths: Record<string, Record<string, Json>>;
  components: { securitySchemes: Json; schemas: Record<string, Json> };
}

const named = {
  MemberCard,
  Member,
  Me,
  Suggestion,
  Media,
  Upload: UploadedMedia,
  Poll,
  QuotedPost,
  Post,
  Thread,
  ScheduledPost,
  FeedItem,
  Place: ReadingPosition,
  Notification,
  Trend,
  FoundTag: TagSearchResult,
  Tie: MemberRelationship,
  TiedMember: RelatedMember,
  MutedWord,
  Report,
  Decision,
  Problem,
  LiveEvent,
};

const refTo = (name: string): string => `#/components/schemas/${name}`;
const answerName = ({ id }: Operation): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;

/** A schema as JSON Schema, without what only a file of its own needs. */
const inline = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, $id, ...rest } = z.toJSONSchema(schema, { io }) as Json;
  void $schema;
  void $id;
  return rest;
};

function components(): { schemas: Record<string, Json>; nameOf: (operation: Operation) => string } {
  const names = new Map<z.ZodMiniType, string>(Object.entries(named).map(([name, schema]) => [schema, name]));
  for (const operation of operations) {
    if (!names.has(operation.response)) names.set(operation.response, answerName(operation));
  }
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: refTo });
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => {
        const { $schema, $id, ...rest } = schema as Json;
        void $schema;
        void $id;
        return [name, rest];
      }),
    ),
    nameOf: (operation) => names.get(operation.response) ?? answerName(operation),
  };
}

const problem = {
  description: 'A refusal',
  content: { 'application/problem+json': { schema: { $ref: refTo('Problem') } } },
};

const parameters = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = inline(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
};

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key gives the same answer, once; kept for 30 days.',
  schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[!-~]+$' },
};

const bodyOf = ({ body, upload }: Operation): Json => {
  if (upload) {
    const file = { type: 'string', contentEncoding: 'binary', maxLength: upload.bytes };
    const content = Object.fromEntries(upload.types.map((type) => [type, { schema: file }]));
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: inline(body, 'input') } } },
  };
};

const describe = (operation: Operation, answer: string): Json => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [operation.tag],
  'x-access': operation.access,
  'x-bucket': operation.bucket,
  parameters: [
    ...parameters(operation.params, 'path'),
    ...parameters(operation.query, 'query'),
    ...(operation.method === 'GET' ? [] : [keyParameter]),
  ],
  ...bodyOf(operation),
  responses: {
    [operation.status]: {
      description: 'Done',
      content: { 'application/json': { schema: { $ref: refTo(answer) } } },
    },
    default: problem,
  },
});

const statusSchema = {
  type: 'object',
  properties: { status: { type: 'string', enum: ['ok', 'ready'] } },
  required: ['status'],
};

const contentOf = (route: PlainRoute): Json => {
  if (route.message) return { 'x-message': { $ref: refTo('LiveEvent') } };
  return route.tag === 'service' && route.bucket === null ? { schema: statusSchema } : {};
};

const describePlain = (route: PlainRoute): Json => ({
  operationId: route.id,
  summary: route.summary,
  tags: [route.tag],
  'x-access': route.member ? 'member' : 'anyone',
  ...(route.bucket === null ? {} : { 'x-bucket': route.bucket }),
  ...(route.member ? {} : { security: [] }),
  parameters: route.parameter
    ? [{ name: route.parameter, in: 'path', required: true, schema: inline(Id, 'input') }]
    : [],
  responses: {
    200: { description: 'Done', content: { [route.contentType]: contentOf(route) } },
    default: problem,
  },
});

/** Writes the document of /api/v1 from the contract. */
export function createOpenApi(): OpenApi {
  const { schemas, nameOf } = components();
  const paths: OpenApi['paths'] = {};
  const add = (path: string, method: string, description: Json): void => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: description };
  };
  for (const operation of operations) {
    add(operation.path, operation.method, describe(operation, nameOf(operation)));
  }
  for (const route of Object.values(plainRoutes)) add(route.path, 'GET', describePlain(route));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Plaza',
      version: '1',
      description:
        'The social feed. Lists are paginated by opaque cursors; refusals are problem documents (RFC 9457) with a stable code; unknown fields are refused.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas,
    },
  };
}
