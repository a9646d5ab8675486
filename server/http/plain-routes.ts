import { LiveEvent } from '@contract/live-event';
import type { LimitBucket } from '@contract/operation';
import type * as z from 'zod/mini';

/** A route of /api/v1 that is not an operation: a stream, a file, a page or a probe. */
export interface PlainRoute {
  id: string;
  path: string;
  summary: string;
  tag: string;
  /** Needs a signed-in member. */
  member: boolean;
  /** Needs the moderator role as well. */
  moderator?: true;
  /** Null without a rate limit. */
  bucket: LimitBucket | null;
  contentType: string;
  /** Name of the path parameter, an id. */
  parameter?: string;
  /** Schema of one stream message. */
  message?: z.ZodMiniType;
}

export const plainRoutes = {
  health: {
    id: 'health',
    path: '/health',
    summary: 'Liveness probe',
    tag: 'service',
    member: false,
    bucket: null,
    contentType: 'application/json',
  },
  ready: {
    id: 'ready',
    path: '/ready',
    summary:
      'Readiness probe: 503 unless the database answers, the event tailer is alive and local identity is up. `parts` also names late jobs, and `storage`, the store of pictures and files',
    tag: 'service',
    member: false,
    bucket: null,
    contentType: 'application/json',
  },
  events: {
    id: 'events',
    path: '/events',
    summary:
      'Live events as server-sent events. Send Last-Event-ID to resume. With ?interest=declared, declare the posts on screen with the Stream-Id of the response; their counts come without an id. Closes when the token expires.',
    tag: 'live',
    member: true,
    bucket: 'stream',
    contentType: 'text/event-stream',
    message: LiveEvent,
  },
  media: {
    id: 'media',
    path: '/media/{mediaId}',
    summary:
      'An uploaded picture or recording; immutable. Supports Range and If-Range. ?still returns the first frame of an animated picture. Files of followers-only posts and of messages need the signed address in the post or message',
    tag: 'media',
    member: false,
    bucket: 'media',
    contentType: 'image/*',
    parameter: 'mediaId',
  },
  fileContent: {
    id: 'fileContent',
    path: '/files/{fileId}/content',
    summary:
      'A file of a space as an attachment, at the address of listFileAddresses, which is for one member and ends with the membership. Supports Range and If-Range. ?part=thumbnail returns the small copy of a picture',
    tag: 'files',
    member: false,
    bucket: 'media',
    contentType: 'application/octet-stream',
    parameter: 'fileId',
  },
  decisionsCsv: {
    id: 'decisionsCsv',
    path: '/moderation/decisions.csv',
    summary: 'The newest 50,000 moderation decisions as CSV, newest first',
    tag: 'moderation',
    member: true,
    moderator: true,
    bucket: 'media',
    contentType: 'text/csv',
  },
  dataExport: {
    id: 'dataExport',
    path: '/exports/{exportId}',
    summary:
      'The archive of a data export, at the address in its `file.url`. Resumable: supports Range and If-Range.',
    tag: 'members',
    member: false,
    bucket: 'media',
    contentType: 'application/zip',
    parameter: 'exportId',
  },
  openapi: {
    id: 'openapi',
    path: '/openapi.json',
    summary: 'This document',
    tag: 'service',
    member: false,
    bucket: 'read',
    contentType: 'application/json',
  },
  docs: {
    id: 'docs',
    path: '/docs',
    summary: 'This document as an HTML page',
    tag: 'service',
    member: false,
    bucket: 'read',
    contentType: 'text/html',
  },
} as const satisfies Record<string, PlainRoute>;
