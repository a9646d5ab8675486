import { auth } from './account/auth';
import { data } from './account/data';
import { lock } from './account/lock';
import { memberGate } from './account/member-gate';
import { settings } from './account/settings';
import { signIn } from './account/sign-in';
import { welcome } from './account/welcome';

export const messages = {
  auth,
  data,
  lock,
  'member-gate': memberGate,
  settings,
  'sign-in': signIn,
  welcome,
};
