import { mutedWord } from './social/muted-word';

export const messages = { 'muted-word': mutedWord };
