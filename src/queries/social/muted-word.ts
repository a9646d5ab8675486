import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  addMutedWord,
  listMutedWords,
  type MutedWord,
  previewMutedWord,
  removeMutedWord,
} from '@contract/muted-word';
import { call } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';
import { kind } from '@/queries/outbox/handler';
import { submit } from '@/queries/outbox/submit';
import { absorbPosts } from './post/post';
import { LIST } from './post/post-list';

const key = ['muted-words'] as const;

/** Milliseconds between two looks at the list: timers carry no more than 24 days, clocks may differ. */
const LOOKS = { soonest: 2_000, latest: 86_400_000 };

/** Milliseconds until the first of the words ends; false where none does. */
function untilNextEnd(words: readonly MutedWord[] = []): number | false {
  const ends = words.flatMap(({ until }) => (until === null ? [] : Date.parse(until)));
  if (ends.length === 0) return false;
  return Math.min(LOOKS.latest, Math.max(LOOKS.soonest, Math.min(...ends) - Date.now()));
}

/** Own muted words that have not ended, the latest first; read anew when one of them ends. */
export const mutedWordsOptions = () =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(listMutedWords, {}, { signal })).items,
    refetchInterval: ({ state }) => untilNextEnd(state.data),
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

/** A word or phrase to be muted. */
export interface NewWord {
  text: string;
  whole: boolean;
  /** Until when; without end where it is left out. */
  days?: number;
}

interface WordVars extends NewWord {
  on: boolean;
}

const isSame = (a: Pick<NewWord, 'text' | 'whole'>, b: Pick<NewWord, 'text' | 'whole'>): boolean =>
  a.whole === b.whole && a.text.toLowerCase() === b.text.toLowerCase();

const wordSlot = ({ text, whole }: WordVars) => `word:${String(whole)}:${text.toLowerCase()}`;

/** The list as it will be; a word that waits has no id yet. */
function listed(words: readonly MutedWord[], { text, whole, days, on }: WordVars): MutedWord[] {
  const others = words.filter((word) => !isSame(word, { text, whole }));
  if (!on) return others;
  const until = days === undefined ? null : new Date(Date.now() + days * 86_400_000).toISOString();
  return [{ id: `waits:${text}:${String(whole)}`, text, whole, until }, ...others];
}

/** Muting a word or no longer doing so, for the outbox. The word is the name: its id may not be known yet. */
export const mutedWordKind = kind({
  scope: wordSlot,
  slot: wordSlot,
  send: async ({ on, ...body }: WordVars, options) => {
    if (on) return call(addMutedWord, { body }, options);
    const { signal } = options;
    const { items } = await call(listMutedWords, {}, signal ? { signal } : {});
    const word = items.find((one) => isSame(one, body));
    if (word) await call(removeMutedWord, { params: { wordId: word.id } }, options);
    return null;
  },
  over: () => [key],
  show: (client, vars) => void client.setQueryData<MutedWord[]>(key, (words) => words && listed(words, vars)),
  settle: changed,
  withdraw: changed,
  name: ({ on }) => (on ? 'Mute a word' : 'Stop muting a word'),
  text: ({ text }) => text,
  form: ({ on }) => on,
});

const daysLeft = ({ until }: MutedWord): { days?: number } =>
  until ? { days: Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 86_400_000)) } : {};

const wish = (client: QueryClient, vars: WordVars) => enqueue(client, { kind: 'mutedWord', vars });

/** A form's word, and the waiting write it takes the place of. */
interface Submitted extends NewWord {
  replaces?: string | undefined;
}

/** Mutes a word or phrase, with Undo: null where it waits in the outbox. The form shows a refusal itself. */
export const addMutedWordOptions = () =>
  mutationOptions({
    mutationFn: ({ replaces, ...word }: Submitted, { client }) =>
      submit<MutedWord>(
        client,
        { kind: 'mutedWord', vars: { ...word, on: true }, ...(replaces ? { replaces } : {}) },
        { failure: 'The word is not muted' },
      ),
    onSuccess: (_answer, { text, whole }, _result, { client }) =>
      offerUndo({
        title: `“${text}” is muted`,
        undo: () => wish(client, { text, whole, on: false }),
      }),
    networkMode: 'always',
  });

/** Stops muting a word: shown at once, with Undo. */
export function unmuteWord(client: QueryClient, word: MutedWord): void {
  const { text, whole } = word;
  void wish(client, { text, whole, on: false });
  offerUndo({
    title: `“${text}” is no longer muted`,
    undo: () => wish(client, { text, whole, ...daysLeft(word), on: true }),
  });
}
