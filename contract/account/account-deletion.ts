import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Done, Instant } from '../primitives';

/** Between the request and the removal; the account is hidden meanwhile. */
export const DELETION_GRACE_DAYS = 14;

export const getAccountDeletion = operation({
  ...memberReadDefaults,
  id: 'getAccountDeletion',
  path: '/me/deletion',
  tag: 'members',
  access: 'account',
  response: z.object({ deletesAt: z.nullable(Instant) }),
});

export const requestAccountDeletion = operation({
  ...memberWriteDefaults,
  id: 'requestAccountDeletion',
  method: 'POST',
  path: '/me/deletion',
  tag: 'members',
  access: 'account',
  response: z.object({ deletesAt: Instant }),
});

export const cancelAccountDeletion = operation({
  ...memberWriteDefaults,
  id: 'cancelAccountDeletion',
  method: 'DELETE',
  path: '/me/deletion',
  tag: 'members',
  access: 'account',
  response: Done,
});
