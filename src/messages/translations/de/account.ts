import { settings } from './account/settings';

export const messages = {
  settings,
};
