import { auth } from './account/auth';
import { settings } from './account/settings';

export const messages = {
  auth,
  settings,
};
