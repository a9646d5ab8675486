import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Post } from '../post/post';
import { Count, Done, Id, Instant, listOf } from '../primitives';

/** Per member. */
export const MAX_MUTED_WORDS = 100;
const MAX_PREVIEW_POSTS = 5;

const MutedWordText = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** Hides matching posts of others from the member's feeds and notifications. */
export const MutedWord = z.object({
  id: Id,
  text: z.string().check(z.maxLength(60)),
  /** Match whole words only. */
  whole: z.boolean(),
  /** Expiry; null for never. */
  until: z.nullable(Instant),
});
export type MutedWord = z.infer<typeof MutedWord>;

export const listMutedWords = operation({
  ...memberReadDefaults,
  id: 'listMutedWords',
  path: '/muted-words',
  tag: 'muted words',
  response: listOf(MutedWord, MAX_MUTED_WORDS),
});

export const addMutedWord = operation({
  id: 'addMutedWord',
  method: 'POST',
  path: '/muted-words',
  tag: 'muted words',
  access: 'member',
  bucket: 'write',
  status: 201,
  body: z.strictObject({
    text: MutedWordText,
    whole: z._default(z.boolean(), true),
    /** Days until expiry; permanent if absent. */
    days: z.optional(z.int().check(z.gte(1), z.lte(365))),
  }),
  response: MutedWord,
});

export const removeMutedWord = operation({
  ...memberWriteDefaults,
  id: 'removeMutedWord',
  method: 'DELETE',
  path: '/muted-words/{wordId}',
  tag: 'muted words',
  params: z.strictObject({ wordId: Id }),
  response: Done,
});

export const previewMutedWord = operation({
  ...memberReadDefaults,
  id: 'previewMutedWord',
  path: '/muted-words/preview',
  tag: 'muted words',
  bucket: 'search',
  query: z.strictObject({ text: MutedWordText, whole: z._default(z.enum(['true', 'false']), 'true') }),
  response: z.object({
    /** Newest matches. */
    posts: z.array(Post).check(z.maxLength(MAX_PREVIEW_POSTS)),
    /** Matches among the `lookedAt` newest posts. */
    hidden: Count,
    lookedAt: Count,
  }),
});
