import { Me } from '../member/member';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Handle } from '../primitives';
import * as z from 'zod/mini';

/** The former handle leads to the member for this long, and nobody else can take it. */
export const HANDLE_HELD_DAYS = 30;
export const HANDLE_CHANGE_DAYS = 14;

/** While a handle is typed; `changeHandle` decides. */
export const checkHandle = operation({
  ...memberReadDefaults,
  id: 'checkHandle',
  path: '/handles/{handle}',
  tag: 'members',
  bucket: 'search',
  params: z.strictObject({ handle: Handle }),
  response: z.object({ available: z.boolean() }),
});

/** A `conflict` for a handle that is taken or held, and before `HANDLE_CHANGE_DAYS` have passed since the last change. */
export const changeHandle = operation({
  ...memberWriteDefaults,
  id: 'changeHandle',
  method: 'PUT',
  path: '/me/handle',
  tag: 'members',
  body: z.strictObject({ handle: Handle }),
  response: Me,
});
