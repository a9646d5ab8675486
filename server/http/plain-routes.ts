import { LiveEvent } from '@contract/live-event';
import type { LimitBucket } from '@contract/operation';
import type * as z from 'zod/mini';

/** A route of /api/v1 that is no operation: it answers with a stream, a file or a page, or to machines. */
export interface PlainRoute {
  id: string;
  path: string;
  summary: string;
  tag: string;
  /** Needs a signed-in member. */
  member: boolean;
  /** Null where nothing is counted. */
  bucket: LimitBucket | null;
  contentType: string;
  /** Name of a path parameter, an id. */
  parameter?: string;
  /** What one message of a stream holds. */
  message?: z.ZodMiniType;
}

export const plainRoutes = {
  health: {
    id: 'health',
    path: '/health',
    summary: 'The process answers',
    tag: 'service',
    member: false,
    bucket: null,
    contentType: 'application/json',
  },
  ready: {
    id: 'ready',
    path: '/ready',
    summary: 'The database answers and its listener is alive; otherwise 503',
    tag: 'service',
    member: false,
    bucket: null,
    contentType: 'application/json',
  },
  events: {
    id: 'events',
    path: '/events',
    summary:
      'What happens, as server-sent events. Send Last-Event-ID to resume; every message and heartbeat carries an id. Ends with the token.',
    tag: 'live',
    member: true,
    bucket: 'stream',
    contentType: 'text/event-stream',
    message: LiveEvent,
  },
  media: {
    id: 'media',
    path: '/media/{mediaId}',
    summary: 'An uploaded image; never changes. With ?still the first frame of one that moves',
    tag: 'media',
    member: false,
    bucket: 'media',
    contentType: 'image/*',
    parameter: 'mediaId',
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
    summary: 'This document as a page',
    tag: 'service',
    member: false,
    bucket: 'read',
    contentType: 'text/html',
  },
} as const satisfies Record<string, PlainRoute>;
