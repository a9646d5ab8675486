import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Count, Handle, Id, Instant, PageQuery, pageOf } from '../primitives';
import { SpaceBoardColumn } from './body/board-column';
import { SpaceBoardLabel } from './body/board-label';
import { SpaceContact } from './body/contact';
import { SpaceEvent } from './body/event';
import { SpaceFile } from './body/file';
import { SpaceInvoice } from './body/invoice';
import { SpaceNote } from './body/note';
import { SpaceProject } from './body/project';
import { SpaceTask } from './body/task';
import { MAX_SPACE_CHANGES, MAX_SPACE_PAGE } from './space-limits';

const SpaceIdParams = z.strictObject({ spaceId: Id });

/** Revisions fit a PostgreSQL integer. */
const Revision = Count.check(z.lte(2_147_483_647));
const FieldName = z.string().check(z.minLength(1), z.maxLength(40));

const kindOf = <Kind extends string, Shape extends z.core.$ZodShape>(
  kind: Kind,
  body: z.ZodMiniObject<Shape>,
) => ({
  kind,
  body,
  item: z.object({
    id: Id,
    kind: z.literal(kind),
    /** Null for a deleted item. */
    body: z.nullable(body),
    /** Of the space, when the item changed last. */
    revision: Revision,
    changedAt: Instant,
    /** Handle; null for a removed account. */
    changedBy: z.nullable(Handle),
  }),
  change: z.strictObject({
    id: Id,
    kind: z.literal(kind),
    /** Revision of the item that the client saw; 0 for a new item. */
    base: Revision,
    /** A new item needs every field. */
    set: z.partial(z.strictObject(body.shape)),
    /** Deletes the item; a later change without `remove` restores it. */
    remove: z.optional(z.literal(true)),
  }),
});

const [firstKind, ...otherKinds] = [
  kindOf('task', SpaceTask),
  kindOf('board-column', SpaceBoardColumn),
  kindOf('board-label', SpaceBoardLabel),
  kindOf('note', SpaceNote),
  kindOf('project', SpaceProject),
  kindOf('contact', SpaceContact),
  kindOf('event', SpaceEvent),
  kindOf('invoice', SpaceInvoice),
  kindOf('file', SpaceFile),
] as const;

/** Kinds of items, with the schema of their bodies. */
export const spaceKinds = [firstKind, ...otherKinds];

export const SpaceItem = z.discriminatedUnion('kind', [
  firstKind.item,
  ...otherKinds.map(({ item }) => item),
]);
export type SpaceItem = z.infer<typeof SpaceItem>;

export const SpaceItemChange = z.discriminatedUnion('kind', [
  firstKind.change,
  ...otherKinds.map(({ change }) => change),
]);
export type SpaceItemChange = z.infer<typeof SpaceItemChange>;

/** A value that another member had set after `base`, and that the change replaced. */
export const OverwrittenField = z.object({
  id: Id,
  field: FieldName,
  /** The replaced value. */
  value: z.unknown(),
  /** Handle of the member who had set the value; null for a removed account. */
  by: z.nullable(Handle),
});
export type OverwrittenField = z.infer<typeof OverwrittenField>;

/** Items that changed after a revision, in the order of their last change. Deleted items only if `since` is given. */
export const listSpaceItems = operation({
  ...memberReadDefaults,
  id: 'listSpaceItems',
  path: '/spaces/{spaceId}/items',
  tag: 'spaces',
  params: SpaceIdParams,
  query: z.strictObject({
    since: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_SPACE_PAGE)), MAX_SPACE_PAGE),
  }),
  response: z.object({
    items: z.array(SpaceItem).check(z.maxLength(MAX_SPACE_PAGE)),
    /** `since` of the next call. */
    revision: Revision,
    hasMore: z.boolean(),
  }),
});

/** All changes or none. Of two changes of one field the later wins; changes of different fields both stay. */
export const changeSpaceItems = operation({
  ...memberWriteDefaults,
  id: 'changeSpaceItems',
  method: 'POST',
  path: '/spaces/{spaceId}/items',
  tag: 'spaces',
  params: SpaceIdParams,
  body: z.strictObject({
    changes: z.array(SpaceItemChange).check(z.minLength(1), z.maxLength(MAX_SPACE_CHANGES)),
  }),
  response: z.object({
    /** Of the space. */
    revision: Revision,
    /** The changed items, each once. */
    items: z.array(SpaceItem).check(z.maxLength(MAX_SPACE_CHANGES)),
    overwritten: z.array(OverwrittenField).check(z.maxLength(1000)),
  }),
});

export const SpaceItemVersion = z.object({
  revision: Revision,
  at: Instant,
  /** Handle; null for a removed account. */
  by: z.nullable(Handle),
  /** Changed fields with their new values. */
  set: z.record(FieldName, z.unknown()),
  /** The change deleted the item. */
  removed: z.boolean(),
});
export type SpaceItemVersion = z.infer<typeof SpaceItemVersion>;

/** Newest first. */
export const listSpaceItemHistory = operation({
  ...memberReadDefaults,
  id: 'listSpaceItemHistory',
  path: '/spaces/{spaceId}/items/{itemId}/history',
  tag: 'spaces',
  params: z.strictObject({ spaceId: Id, itemId: Id }),
  query: PageQuery,
  response: pageOf(SpaceItemVersion),
});

/** The item as a change left it. */
export const getSpaceItemVersion = operation({
  ...memberReadDefaults,
  id: 'getSpaceItemVersion',
  path: '/spaces/{spaceId}/items/{itemId}/history/{revision}',
  tag: 'spaces',
  params: z.strictObject({
    spaceId: Id,
    itemId: Id,
    revision: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)),
  }),
  response: z.object({
    revision: Revision,
    at: Instant,
    /** Handle; null for a removed account. */
    by: z.nullable(Handle),
    /** An older version of the kind's schema may have written the body. */
    body: z.record(FieldName, z.unknown()),
  }),
});
