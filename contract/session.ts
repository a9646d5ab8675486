import { memberWriteDefaults, operation } from './operation';
import { Done } from './primitives';

/** From then on the tokens of every sign-in before are refused with `signed-out`, the one of this call among them. */
export const signOutEverywhere = operation({
  ...memberWriteDefaults,
  id: 'signOutEverywhere',
  method: 'POST',
  path: '/me/sign-out-everywhere',
  tag: 'members',
  summary: 'End every sign-in of the member, this one too',
  response: Done,
});
