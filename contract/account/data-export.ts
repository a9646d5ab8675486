import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Count, Done, Id, Instant } from '../primitives';

/** A finished export is deleted after this time. */
export const EXPORT_DAYS = 7;

/** One per member: a zip file of everything the service stores about the member. */
export const DataExport = z.object({
  id: Id,
  state: z.enum(['queued', 'running', 'ready', 'failed']),
  /** Files written into the archive, of `total`; `total` is 0 until the archive is begun. */
  done: Count,
  total: Count,
  requestedAt: Instant,
  /** Set once the archive is ready: its size, deletion time and address. The address is a secret of the member. */
  file: z.nullable(z.object({ bytes: Count, expiresAt: Instant, url: z.string().check(z.maxLength(300)) })),
});
export type DataExport = z.infer<typeof DataExport>;

export const getDataExport = operation({
  ...memberReadDefaults,
  id: 'getDataExport',
  path: '/me/export',
  tag: 'members',
  access: 'account',
  response: z.object({ export: z.nullable(DataExport) }),
});

export const startDataExport = operation({
  ...memberWriteDefaults,
  id: 'startDataExport',
  method: 'POST',
  path: '/me/export',
  tag: 'members',
  access: 'account',
  status: 201,
  response: DataExport,
});

export const deleteDataExport = operation({
  ...memberWriteDefaults,
  id: 'deleteDataExport',
  method: 'DELETE',
  path: '/me/export',
  tag: 'members',
  access: 'account',
  response: Done,
});
