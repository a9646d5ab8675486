import { memberWriteDefaults, operation } from './operation';
import { Done } from './primitives';

/** Tokens of all earlier sign-ins, this one included, are refused with `signed-out` from now on. */
export const signOutEverywhere = operation({
  ...memberWriteDefaults,
  id: 'signOutEverywhere',
  method: 'POST',
  path: '/me/sign-out-everywhere',
  tag: 'members',
  response: Done,
});
