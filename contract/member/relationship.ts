import * as z from 'zod/mini';
import { MemberCard, Relationship } from './member';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Handle, Instant, pageOf, PageQuery } from '../primitives';

const HandleParams = z.strictObject({ handle: Handle });

/** Relationship after the change. */
export const MemberRelationship = z.object({ handle: Handle, relation: Relationship });
export type MemberRelationship = z.infer<typeof MemberRelationship>;

const relationshipOperation = (id: string, method: 'PUT' | 'DELETE', what: 'mute' | 'block') =>
  operation({
    ...memberWriteDefaults,
    id,
    method,
    path: `/members/{handle}/${what}`,
    tag: 'relationships',
    params: HandleParams,
    response: MemberRelationship,
  });

export const mute = relationshipOperation('mute', 'PUT', 'mute');
export const unmute = relationshipOperation('unmute', 'DELETE', 'mute');
export const block = relationshipOperation('block', 'PUT', 'block');
export const unblock = relationshipOperation('unblock', 'DELETE', 'block');

/** A muted or blocked member. */
export const RelatedMember = z.object({ member: MemberCard, since: Instant });
export type RelatedMember = z.infer<typeof RelatedMember>;

const relationshipListOperation = (id: string, path: string) =>
  operation({
    ...memberReadDefaults,
    id,
    path,
    tag: 'relationships',
    query: PageQuery,
    response: pageOf(RelatedMember),
  });

export const listMuted = relationshipListOperation('listMuted', '/mutes');
export const listBlocked = relationshipListOperation('listBlocked', '/blocks');
