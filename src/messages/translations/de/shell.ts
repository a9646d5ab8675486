import { header } from './shell/header';

export const messages = { header };
