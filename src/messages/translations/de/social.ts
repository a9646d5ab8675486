import { message } from './social/message';
import { mutedWord } from './social/muted-word';

export const messages = { message, 'muted-word': mutedWord };
