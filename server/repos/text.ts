import { POST_GRAPHEMES, POST_UNITS } from '@contract/post';
import { Refusal } from '../http/problem';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a person sees as characters: a family emoji is one. */
const countGraphemes = (text: string): number => {
  let count = 0;
  for (const segment of segmenter.segment(text)) {
    void segment;
    count += 1;
  }
  return count;
};

/** Text as it is kept: lines ended by \n, no control characters, no white space at its ends. */
export const tidyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** A post's text as it is kept, in NFC; throws `validation` where it is too long. */
export function tidyText(text: string): string {
  const tidy = tidyLines(text.normalize('NFC'));
  if (tidy.length <= POST_UNITS && countGraphemes(tidy) <= POST_GRAPHEMES) return tidy;
  throw new Refusal('validation', { fields: { text: `Use at most ${POST_GRAPHEMES} characters.` } });
}

/** At most so many people are told of one post, and so many tags count. */
const MENTIONS = 10;
const TAGS = 20;

/** Handles written as @handle, in lower case, each once. An address such as a@b.example mentions nobody. */
export function mentionsIn(text: string): string[] {
  const found = text.matchAll(/(?<![\p{L}\p{N}_@./])@([a-zA-Z0-9_]{3,30})(?![\p{L}\p{N}_@])/gu);
  return [...new Set([...found].map((match) => (match[1] ?? '').toLowerCase()))].slice(0, MENTIONS);
}

/** Tags written as #Tag: in lower case, with how they were written. A tag of digits only is a number. */
export function tagsIn(text: string): { tag: string; label: string }[] {
  const tags = new Map<string, string>();
  for (const match of text.matchAll(/(?<![\p{L}\p{N}_#&/])#([\p{L}\p{N}_]{1,50})(?![\p{L}\p{N}_])/gu)) {
    const label = match[1] ?? '';
    const tag = label.toLowerCase();
    const fits = label.length <= 50 && tag.length <= 50 && /^[\p{L}\p{N}_]+$/u.test(tag);
    if (fits && !/^\d+$/.test(label) && !tags.has(tag)) tags.set(tag, label);
  }
  return [...tags].slice(0, TAGS).map(([tag, label]) => ({ tag, label }));
}
