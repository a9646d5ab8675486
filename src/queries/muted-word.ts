import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  addMutedWord,
  listMutedWords,
  type MutedWord,
  previewMutedWord,
  removeMutedWord,
} from '@contract/muted-word';
import { call } from '@/lib/api';
import { offerUndo } from '@/lib/undo';
import { absorbPosts } from './post';
import { LIST } from './post-list';

const key = ['muted-words'] as const;

/** Own muted words that have not ended, the latest first. */
export const mutedWordsOptions = () =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(listMutedWords, {}, { signal })).items,
  });

/** What a word would keep out; ids of the latest posts it would. */
export const mutedPreviewOptions = (text: string, whole: boolean) =>
  queryOptions({
    queryKey: ['muted-preview', text, whole],
    queryFn: async ({ client, signal }) => {
      const askedAt = performance.now();
      const query = { text, whole: whole ? ('true' as const) : ('false' as const) };
      const { posts, ...counts } = await call(previewMutedWord, { query }, { signal });
      return { ...counts, postIds: absorbPosts(client, posts, askedAt) };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The feeds are read anew when they are next gone to, not under the eyes of a reader. */
function changed(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: ['notifications'] });
  void client.invalidateQueries({ queryKey: [LIST, 'feed'], refetchType: 'none' });
}

interface NewWord {
  text: string;
  whole: boolean;
  days?: number;
}

const add = (body: NewWord) => call(addMutedWord, { body });
const remove = (word: MutedWord) => call(removeMutedWord, { params: { wordId: word.id } });

const daysLeft = ({ until }: MutedWord): { days?: number } =>
  until ? { days: Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 86_400_000)) } : {};

/** Mutes a word or phrase, with Undo. The form shows a refusal itself. */
export const addMutedWordOptions = () =>
  mutationOptions({
    mutationFn: add,
    onSuccess: (word, _body, _result, { client }) => {
      changed(client);
      offerUndo({
        title: `“${word.text}” is muted`,
        undo: () => remove(word).then(() => changed(client)),
      });
    },
  });

/** Stops muting a word, with Undo. */
export const removeMutedWordOptions = () =>
  mutationOptions({
    mutationFn: remove,
    onSuccess: (_done, word, _result, { client }) => {
      changed(client);
      offerUndo({
        title: `“${word.text}” is no longer muted`,
        undo: () =>
          add({ text: word.text, whole: word.whole, ...daysLeft(word) }).then(() => changed(client)),
      });
    },
    meta: { failure: 'The word is still muted' },
  });
