import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { addMutedWord, listMutedWords, type MutedWord, removeMutedWord } from '@contract/member/muted-word';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { updateQuery } from '@/queries/optimistic';
import { enqueue } from '@/queries/outbox/registry';
import { defineHandler } from '@/queries/outbox/handler';
import { submit } from '@/queries/outbox/submit';
import { POST_LIST_KEY } from '@/queries/social/post/post-list';
import { mutedWordsOptions } from '@/queries/social/muted-word';
import { mutedWordChangesText } from '@/messages/social/changes/muted-word';

/** Feeds are refetched with the next visit, not while being read. */
function invalidateMutedWords(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: mutedWordsOptions().queryKey });
  void client.invalidateQueries({ queryKey: ['notifications'] });
  void client.invalidateQueries({ queryKey: [POST_LIST_KEY, 'feed'], refetchType: 'none' });
}

export interface NewMutedWord {
  text: string;
  whole: boolean;
  /** Days until expiry; permanent if absent. */
  days?: number;
}

interface MutedWordVars extends NewMutedWord {
  on: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    mutedWord: { vars: MutedWordVars; response: MutedWord | null };
  }
}

const isSameWord = (
  a: Pick<NewMutedWord, 'text' | 'whole'>,
  b: Pick<NewMutedWord, 'text' | 'whole'>,
): boolean => a.whole === b.whole && a.text.toLowerCase() === b.text.toLowerCase();

const mutedWordCoalesceKey = ({ text, whole }: MutedWordVars) =>
  `word:${String(whole)}:${text.toLowerCase()}`;

function withOptimisticWord(
  words: readonly MutedWord[],
  { text, whole, days, on }: MutedWordVars,
): MutedWord[] {
  const others = words.filter((word) => !isSameWord(word, { text, whole }));
  if (!on) return others;
  const until = days === undefined ? null : new Date(Date.now() + days * 86_400_000).toISOString();
  return [{ id: `waits:${text}:${String(whole)}`, text, whole, until }, ...others];
}

/** Identified by text: the id may not be known yet. */
export const mutedWordHandler = defineHandler({
  scope: mutedWordCoalesceKey,
  coalesceKey: mutedWordCoalesceKey,
  send: async ({ on, ...body }: MutedWordVars, options) => {
    if (on) return callApi(addMutedWord, { body }, options);
    const { signal } = options;
    const { items } = await callApi(listMutedWords, {}, signal ? { signal } : {});
    const word = items.find((one) => isSameWord(one, body));
    if (word) await callApi(removeMutedWord, { params: { wordId: word.id } }, options);
    return null;
  },
  affectedKeys: () => [mutedWordsOptions().queryKey],
  applyOptimistic: (client, vars) =>
    updateQuery(client, mutedWordsOptions(), (words) => withOptimisticWord(words, vars)),
  settle: invalidateMutedWords,
  rollback: invalidateMutedWords,
  label: ({ on }) => (on ? mutedWordChangesText.muteAWord : mutedWordChangesText.stopMutingAWord),
  text: ({ text }) => text,
  isEditable: ({ on }) => on,
});

const daysLeft = ({ until }: MutedWord): { days?: number } =>
  until ? { days: Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 86_400_000)) } : {};

const enqueueMutedWord = (client: QueryClient, vars: MutedWordVars) =>
  enqueue(client, { kind: 'mutedWord', vars });

/** `replaces` is the key of the waiting write that was edited. */
interface MutedWordSubmission extends NewMutedWord {
  replaces?: string | undefined;
}

/** Resolves with null when the write waits in the outbox. With Undo. */
export const addMutedWordOptions = () =>
  mutationOptions({
    mutationFn: ({ replaces, ...word }: MutedWordSubmission, { client }) =>
      submit<MutedWord>(
        client,
        { kind: 'mutedWord', vars: { ...word, on: true }, ...(replaces ? { replaces } : {}) },
        { failure: mutedWordChangesText.muteFailed },
      ),
    onSuccess: (_answer, { text, whole }, _result, { client }) =>
      offerUndo({
        title: mutedWordChangesText.isMuted(text),
        undo: () => enqueueMutedWord(client, { text, whole, on: false }),
      }),
    networkMode: 'always',
  });

/** Optimistic, with Undo. */
export function unmuteWord(client: QueryClient, word: MutedWord): void {
  const { text, whole } = word;
  void enqueueMutedWord(client, { text, whole, on: false });
  offerUndo({
    title: mutedWordChangesText.isNoLongerMuted(text),
    undo: () => enqueueMutedWord(client, { text, whole, ...daysLeft(word), on: true }),
  });
}
