import { type DocumentedOperation, operations } from '@contract/api';
import { LiveEvent } from '@contract/live-event';
import { BookmarkFolder } from '@contract/post/bookmark-folder';
import { Conversation, ConversationMember } from '@contract/message/conversation';
import { DataExport } from '@contract/account/data-export';
import { DeletedPost } from '@contract/post/deleted-post';
import { FeedItem } from '@contract/feed/feed';
import { FileAddress, FileQuota, FileUpload } from '@contract/space/file';
import { Media, UploadedMedia } from '@contract/post/media';
import { Me, Member, MemberCard } from '@contract/member/member';
import { Suggestion } from '@contract/member/profile';
import { Appeal } from '@contract/moderation/appeal';
import { Message, MessageExcerpt } from '@contract/message/message';
import { Decision, Report } from '@contract/moderation/moderation';
import { OwnAppeal } from '@contract/moderation/own-appeal';
import { MutedWord } from '@contract/member/muted-word';
import { UploadedVoiceNote, VoiceNote } from '@contract/post/voice-note';
import { Notification } from '@contract/notification/notification';
import { isKeyedWrite, type Operation } from '@contract/operation';
import { ReadingPosition } from '@contract/feed/reading-position';
import { Poll, Post, QuotedPost } from '@contract/post/post';
import { Thread } from '@contract/post/thread';
import { Problem, type ProblemCode } from '@contract/problem';
import { ScheduledPost } from '@contract/post/scheduled-post';
import { Space, SpaceMember } from '@contract/space/space';
import { SpaceBoardColumn } from '@contract/space/body/board-column';
import { SpaceBoardLabel } from '@contract/space/body/board-label';
import { SpaceEvent } from '@contract/space/body/event';
import { SpaceFile } from '@contract/space/body/file';
import { SpaceNote } from '@contract/space/body/note';
import { SpaceProject } from '@contract/space/body/project';
import { SpaceTask } from '@contract/space/body/task';
import { OverwrittenField, SpaceItem, SpaceItemVersion } from '@contract/space/space-item';
import { TagSearchResult, Trend } from '@contract/feed/search';
import { Id } from '@contract/primitives';
import { MemberRelationship, RelatedMember } from '@contract/member/relationship';
import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiRequestBodyObject,
} from 'zod-openapi';
import { addExamples, describeFields, describeParameters } from './annotate';
import { problemCodesOf, problemResponses, successHeaders } from './responses';
import { plainRoutes, type PlainRoute } from '../plain-routes';

export type OpenApi = ReturnType<typeof createOpenApi>;

/** Schemas with a name in the document; all others are inlined. */
const namedSchemas = {
  MemberCard,
  Member,
  Me,
  Suggestion,
  BookmarkFolder,
  DataExport,
  DeletedPost,
  Media,
  UploadedMedia,
  UploadedVoiceNote,
  Poll,
  QuotedPost,
  Post,
  Thread,
  ScheduledPost,
  FeedItem,
  ReadingPosition,
  Notification,
  Trend,
  TagSearchResult,
  MemberRelationship,
  RelatedMember,
  MutedWord,
  ConversationMember,
  Conversation,
  MessageExcerpt,
  VoiceNote,
  Message,
  Space,
  SpaceMember,
  SpaceTask,
  SpaceBoardColumn,
  SpaceBoardLabel,
  SpaceNote,
  SpaceProject,
  SpaceEvent,
  SpaceFile,
  FileUpload,
  FileAddress,
  FileQuota,
  SpaceItem,
  SpaceItemVersion,
  OverwrittenField,
  Report,
  Decision,
  OwnAppeal,
  Appeal,
  Problem,
  LiveEvent,
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: true,
  description: 'A repeated request with the same key gets the first response. Stored for 30 days.',
  schema: { type: 'string' as const, minLength: 8, maxLength: 128, pattern: '^[!-~]+$' },
};

function requestBodyOf({ body, upload, bodyOptional }: Operation): ZodOpenApiRequestBodyObject | undefined {
  if (upload) {
    const schema = { type: 'string' as const, contentEncoding: 'binary', maxLength: upload.bytes };
    return { required: true, content: Object.fromEntries(upload.types.map((type) => [type, { schema }])) };
  }
  return body && { required: !bodyOptional, content: { 'application/json': { schema: body } } };
}

const isObject = (schema: z.ZodMiniType | undefined): schema is z.ZodMiniObject =>
  schema instanceof z.ZodMiniObject;

function describeOperation(operation: DocumentedOperation): ZodOpenApiOperationObject {
  const { params, query } = operation;
  const requestBody = requestBodyOf(operation);
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    'x-access': operation.access,
    'x-bucket': operation.bucket,
    ...(operation.access === 'anyone' ? { security: [] } : {}),
    requestParams: {
      ...(isObject(params) ? { path: params } : {}),
      ...(isObject(query) ? { query } : {}),
    },
    ...(isKeyedWrite(operation) ? { parameters: [idempotencyKey] } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [`${operation.status}`]: {
        description: 'Success',
        headers: successHeaders(operation),
        content: { 'application/json': { schema: operation.response } },
      },
      ...problemResponses(problemCodesOf(operation)),
    },
  };
}

const ServiceStatus = z.object({
  status: z.enum(['ok', 'ready']),
  /** Per part of the service, in a response of /ready. */
  parts: z.optional(z.record(z.string().check(z.maxLength(40)), z.enum(['ok', 'late']))),
});

const contentOf = (route: PlainRoute) => {
  if (route.message) return { 'x-message': { $ref: '#/components/schemas/LiveEvent' } };
  return route.tag === 'service' && route.bucket === null ? { schema: ServiceStatus } : {};
};

const plainProblemCodes = ({ member, moderator, bucket, parameter }: PlainRoute): ProblemCode[] => [
  'unavailable',
  'internal',
  ...(member
    ? (['unauthenticated', 'token-expired', 'signed-out', 'suspended', 'deletion-pending'] as const)
    : []),
  ...(moderator ? ['forbidden' as const] : []),
  ...(bucket === null ? [] : ['rate-limited' as const]),
  ...(parameter === undefined ? [] : ['not-found' as const]),
];

const describePlainRoute = (route: PlainRoute): ZodOpenApiOperationObject => ({
  operationId: route.id,
  summary: route.summary,
  tags: [route.tag],
  'x-access': route.moderator ? 'moderator' : route.member ? 'member' : 'anyone',
  ...(route.bucket === null ? {} : { 'x-bucket': route.bucket }),
  ...(route.member ? {} : { security: [] }),
  ...(route.parameter ? { requestParams: { path: z.object({ [route.parameter]: Id }) } } : {}),
  responses: {
    '200': { description: 'Success', content: { [route.contentType]: contentOf(route) } },
    ...problemResponses(plainProblemCodes(route)),
  },
});

/** The OpenAPI 3.1 document of /api/v1, derived from the contract. */
export function createOpenApi() {
  const pathItems: Record<string, ZodOpenApiPathItemObject> = {};
  for (const operation of operations) {
    const method = operation.method.toLowerCase();
    pathItems[operation.path] = { ...pathItems[operation.path], [method]: describeOperation(operation) };
  }
  for (const route of Object.values(plainRoutes)) {
    pathItems[route.path] = { ...pathItems[route.path], get: describePlainRoute(route) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'Plaza',
      version: '1',
      description:
        'The social feed. Lists are paginated by opaque cursors. Errors are problem documents (RFC 9457) with a stable code. Unknown fields are rejected.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    paths: pathItems,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: namedSchemas,
    },
  };
  const { paths = {}, components = {}, ...rest } = createDocument(document);
  const schemas = components.schemas ?? {};
  describeFields(schemas);
  describeFields(paths);
  describeParameters(paths);
  addExamples(paths, schemas);
  return { ...rest, paths, components: { ...components, schemas } };
}
