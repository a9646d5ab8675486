import * as z from 'zod/mini';
import { MemberCard, Relationship } from './member';
import { memberReadDefaults, memberWriteDefaults, operation } from './operation';
import { Handle, Instant, pageOf, PageQuery } from './primitives';

const HandleParams = z.strictObject({ handle: Handle });

/** Relationship after the change. */
export const MemberRelationship = z.object({ handle: Handle, relation: Relationship });
export type MemberRelationship = z.infer<typeof MemberRelationship>;

const relationshipOperation = (
  id: string,
  method: 'PUT' | 'DELETE',
  what: 'mute' | 'block',
  summary: string,
) =>
  operation({
    ...memberWriteDefaults,
    id,
    method,
    path: `/members/{handle}/${what}`,
    tag: 'relationships',
    summary,
    params: HandleParams,
    response: MemberRelationship,
  });

export const mute = relationshipOperation(
  'mute',
  'PUT',
  'mute',
  'Keep somebody out of the own feeds and notifications',
);
export const unmute = relationshipOperation(
  'unmute',
  'DELETE',
  'mute',
  'Let somebody back into the own feeds',
);
export const block = relationshipOperation(
  'block',
  'PUT',
  'block',
  'Part from somebody: neither sees or follows the other',
);
export const unblock = relationshipOperation(
  'unblock',
  'DELETE',
  'block',
  'Take a block back; follows do not return',
);

/** A muted or blocked member. */
export const RelatedMember = z.object({ member: MemberCard, since: Instant });
export type RelatedMember = z.infer<typeof RelatedMember>;

const relationshipListOperation = (id: string, path: string, summary: string) =>
  operation({
    ...memberReadDefaults,
    id,
    path,
    tag: 'relationships',
    summary,
    query: PageQuery,
    response: pageOf(RelatedMember),
  });

export const listMuted = relationshipListOperation(
  'listMuted',
  '/mutes',
  'People one has muted, the latest first',
);
export const listBlocked = relationshipListOperation(
  'listBlocked',
  '/blocks',
  'People one has blocked, the latest first',
);
