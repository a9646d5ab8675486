import { UNSPACED_LETTERS } from '@contract/post/mention';
import { MAX_POST_GRAPHEMES, MAX_POST_CODE_UNITS } from '@contract/post/post';
import { HttpProblem } from '../http/response/problem';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const countGraphemes = (text: string): number => {
  let count = 0;
  for (const segment of segmenter.segment(text)) {
    void segment;
    count += 1;
  }
  return count;
};

/** Normalises line ends to \n, removes control characters and trims. */
export const normaliseLines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Anything but spaces, format characters, lone combining marks and blank letters such as U+3164 and U+2800. */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

const JOINING_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
]
  .concat('Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar')
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Invisible characters that shape letters or emoji: joiners, emoji presentation, tags of flags. */
const SHAPING = new RegExp(
  [
    `(?<=[${JOINING_SCRIPTS}])[\\u200c\\u200d](?=[${JOINING_SCRIPTS}])`,
    '(?<=\\p{Emoji}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Emoji})',
    '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
    '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]',
    '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
);
const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * One line of NFC for a name or an option, which people tell apart by sight: without control, bidirectional and
 * zero-width characters. Empty if nothing shows.
 */
export function normaliseLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .toWellFormed();
  const shaping = new Set([...line.matchAll(SHAPING)].map(({ index }) => index));
  const tidy = line
    .replaceAll(INVISIBLE, (sign, index: number) => (shaping.has(index) ? sign : ''))
    .replaceAll('\ufffd', '')
    .trim();
  return hasVisibleText(tidy) ? tidy : '';
}

/** NFC; empty for a text that shows nothing. Throws `validation` for a text that is too long. */
export function normalisePostText(text: string): string {
  const lines = normaliseLines(text.normalize('NFC'));
  const tidy = hasVisibleText(lines) ? lines : '';
  if (tidy.length <= MAX_POST_CODE_UNITS && countGraphemes(tidy) <= MAX_POST_GRAPHEMES) return tidy;
  throw new HttpProblem('validation', { fields: { text: `Use at most ${MAX_POST_GRAPHEMES} characters.` } });
}

/** At most `max` UTF-16 code units: whole words, then an ellipsis if text is left out. */
export function excerptOf(text: string, max: number): string {
  if (text.length <= max) return text;
  // A script without spaces, or one long word, is cut where it is, but never inside a character.
  const end = segmenter.segment(text).containing(max - 1)?.index ?? max - 1;
  const start = text.slice(0, end);
  const words = /\s/u.test(text[end] ?? '') ? start : start.replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s.,;:!?-]+$/u, '')}…`;
}

const MAX_MENTIONS = 10;
const MAX_TAGS = 20;

const FREE = `(?![${UNSPACED_LETTERS}])`;
const MENTION = new RegExp(
  String.raw`(?<!${FREE}[\p{L}\p{N}_@./])@([a-zA-Z0-9_]{3,30})(?!${FREE}[\p{L}\p{N}_]|@)`,
  'gu',
);

/** Lower case, without duplicates. An address such as a@b.example is not a mention. */
export function parseMentions(text: string): string[] {
  const found = text.matchAll(MENTION);
  return [...new Set([...found].map((match) => (match[1] ?? '').toLowerCase()))].slice(0, MAX_MENTIONS);
}

/** `label` keeps the spelling. Tags of digits only are ignored. */
export function parseTags(text: string): { tag: string; label: string }[] {
  const tags = new Map<string, string>();
  for (const match of text.matchAll(/(?<![\p{L}\p{N}_#&/])#([\p{L}\p{N}_]{1,50})(?![\p{L}\p{N}_])/gu)) {
    const label = match[1] ?? '';
    const tag = label.toLowerCase();
    const fits = label.length <= 50 && tag.length <= 50 && /^[\p{L}\p{N}_]+$/u.test(tag);
    if (fits && !/^\d+$/.test(label) && !tags.has(tag)) tags.set(tag, label);
  }
  return [...tags].slice(0, MAX_TAGS).map(([tag, label]) => ({ tag, label }));
}
