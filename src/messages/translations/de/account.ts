import { auth } from './account/auth';
import { settings } from './account/settings';
import { signIn } from './account/sign-in';

export const messages = {
  auth,
  settings,
  'sign-in': signIn,
};
