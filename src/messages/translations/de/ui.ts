import { common } from './ui/common';

export const messages = { common };
