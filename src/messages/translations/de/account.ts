import { auth } from './account/auth';
import { data } from './account/data';
import { handle } from './account/handle';
import { lock } from './account/lock';
import { memberGate } from './account/member-gate';
import { session } from './account/session';
import { settings } from './account/settings';
import { signIn } from './account/sign-in';
import { welcome } from './account/welcome';

export const messages = {
  auth,
  data,
  handle,
  lock,
  'member-gate': memberGate,
  session,
  settings,
  'sign-in': signIn,
  welcome,
};
