import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Count, Handle, Id, listOf } from '../primitives';
import { MAX_SPACE_MEMBERS, MAX_SPACE_NAME_LENGTH, MAX_SPACES } from './space-limits';

const SpaceIdParams = z.strictObject({ spaceId: Id });
const SpaceMemberParams = z.strictObject({ spaceId: Id, handle: Handle });

/** Editors change items; readers only read them. */
export const SpaceRole = z.enum(['owner', 'editor', 'reader']);
export type SpaceRole = z.infer<typeof SpaceRole>;

/** A workspace that its members share. */
export const Space = z.object({
  id: Id,
  name: z.string().check(z.maxLength(MAX_SPACE_NAME_LENGTH)),
  /** Of the caller. */
  role: SpaceRole,
  /** Of the item that changed last; 0 for a space without items. */
  revision: Count,
  memberCount: Count,
});
export type Space = z.infer<typeof Space>;

export const SpaceMember = z.extend(MemberCard, { role: SpaceRole });
export type SpaceMember = z.infer<typeof SpaceMember>;

/** By name. */
export const listSpaces = operation({
  ...memberReadDefaults,
  id: 'listSpaces',
  path: '/spaces',
  tag: 'spaces',
  response: listOf(Space, MAX_SPACES),
});

/** The client makes the id, so that a space can be filled before the service knows the space. */
export const putSpace = operation({
  ...memberWriteDefaults,
  id: 'putSpace',
  method: 'PUT',
  path: '/spaces/{spaceId}',
  tag: 'spaces',
  params: SpaceIdParams,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SPACE_NAME_LENGTH)),
    /** False renames only: a space that was deleted does not return without its items. */
    create: z._default(z.boolean(), true),
  }),
  response: Space,
});

export const deleteSpace = operation({
  ...memberWriteDefaults,
  id: 'deleteSpace',
  method: 'DELETE',
  path: '/spaces/{spaceId}',
  tag: 'spaces',
  params: SpaceIdParams,
  response: z.object({ id: Id }),
});

/** In the order of joining. */
export const listSpaceMembers = operation({
  ...memberReadDefaults,
  id: 'listSpaceMembers',
  path: '/spaces/{spaceId}/members',
  tag: 'spaces',
  params: SpaceIdParams,
  response: listOf(SpaceMember, MAX_SPACE_MEMBERS),
});

/** Adds a member or changes the role. */
export const putSpaceMember = operation({
  ...memberWriteDefaults,
  id: 'putSpaceMember',
  method: 'PUT',
  path: '/spaces/{spaceId}/members/{handle}',
  tag: 'spaces',
  params: SpaceMemberParams,
  body: z.strictObject({ role: SpaceRole }),
  response: Space,
});

/** Owners remove others; with the own handle, a member leaves. */
export const removeSpaceMember = operation({
  ...memberWriteDefaults,
  id: 'removeSpaceMember',
  method: 'DELETE',
  path: '/spaces/{spaceId}/members/{handle}',
  tag: 'spaces',
  params: SpaceMemberParams,
  response: z.object({ id: Id }),
});
