import * as contract from '@contract/member/muted-word';
import { handleOperation, type OperationHandler } from '../../http/handler';
import {
  addMutedWord,
  listMutedWords,
  previewMutedWord,
  removeMutedWord,
} from '../../repos/muted-word/muted-word';

export const mutedWordRoutes: readonly OperationHandler[] = [
  handleOperation(contract.listMutedWords, async ({ db, me }) => ({ items: await listMutedWords(db, me) })),
  handleOperation(contract.addMutedWord, ({ db, me, now, body }) => addMutedWord(db, me, now, body)),
  handleOperation(contract.removeMutedWord, async ({ db, me, params }) => {
    await removeMutedWord(db, me, params.wordId);
    return { done: true as const };
  }),
  handleOperation(contract.previewMutedWord, ({ db, me, now, query }) =>
    previewMutedWord(db, me, now, { text: query.text, whole: query.whole === 'true' }),
  ),
];
