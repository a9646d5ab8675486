import * as contract from '@contract/muted-word';
import { answers, type Bound } from '../http/handler';
import {
  addMutedWord,
  listMutedWords,
  previewMutedWord,
  removeMutedWord,
} from '../repos/muted-word/muted-word';

export const mutedWordRoutes: readonly Bound[] = [
  answers(contract.listMutedWords, async ({ db, me }) => ({ items: await listMutedWords(db, me) })),
  answers(contract.addMutedWord, ({ db, me, now, body }) => addMutedWord(db, me, now, body)),
  answers(contract.removeMutedWord, async ({ db, me, params }) => {
    await removeMutedWord(db, me, params.wordId);
    return { done: true as const };
  }),
  answers(contract.previewMutedWord, ({ db, me, now, query }) =>
    previewMutedWord(db, me, now, { text: query.text, whole: query.whole === 'true' }),
  ),
];
