import * as z from 'zod/mini';
import { memberReads, memberWrites, operation } from './operation';
import { Post } from './post';
import { Count, Done, Id, Instant, list } from './primitives';

/** Words one member may mute. */
export const MUTED_WORDS = 100;
const PREVIEWED = 5;

const MutedText = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** A word or phrase that keeps posts of others out of the own feeds and notifications. */
export const MutedWord = z.object({
  id: Id,
  text: z.string().check(z.maxLength(60)),
  /** Only as whole words; otherwise inside of longer ones too. */
  whole: z.boolean(),
  /** When it ends by itself; null for never. */
  until: z.nullable(Instant),
});
export type MutedWord = z.infer<typeof MutedWord>;

export const listMutedWords = operation({
  ...memberReads,
  id: 'listMutedWords',
  path: '/muted-words',
  tag: 'muted words',
  summary: 'Own muted words that have not ended, the latest first',
  answer: list(MutedWord, MUTED_WORDS),
});

export const addMutedWord = operation({
  id: 'addMutedWord',
  method: 'POST',
  path: '/muted-words',
  tag: 'muted words',
  summary: 'Mute a word or phrase; muting it again changes how long',
  access: 'member',
  bucket: 'write',
  status: 201,
  body: z.strictObject({
    text: MutedText,
    whole: z._default(z.boolean(), true),
    /** Until when; without end when left out. */
    days: z.optional(z.int().check(z.gte(1), z.lte(365))),
  }),
  answer: MutedWord,
});

export const removeMutedWord = operation({
  ...memberWrites,
  id: 'removeMutedWord',
  method: 'DELETE',
  path: '/muted-words/{wordId}',
  tag: 'muted words',
  summary: 'Stop muting a word',
  params: z.strictObject({ wordId: Id }),
  answer: Done,
});

export const previewMutedWord = operation({
  ...memberReads,
  id: 'previewMutedWord',
  path: '/muted-words/preview',
  tag: 'muted words',
  summary: 'What a word would keep out, among the latest posts one could meet',
  bucket: 'search',
  query: z.strictObject({ text: MutedText, whole: z._default(z.enum(['true', 'false']), 'true') }),
  answer: z.object({
    /** The latest of them. */
    posts: z.array(Post).check(z.maxLength(PREVIEWED)),
    /** Of so many of the latest posts as were looked at. */
    hidden: Count,
    lookedAt: Count,
  }),
});
