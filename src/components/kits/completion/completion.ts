import { NOT_UNSPACED } from '@/lib/text/parse-text';

export type CompletionKind = 'member' | 'tag' | 'emoji';

export interface Completion {
  kind: CompletionKind;
  prefix: string;
  /** Of the trigger. */
  start: number;
}

const WORD = String.raw`[\p{L}\p{N}_]`;
const NOT_BEFORE = String.raw`[\p{L}\p{N}_@#:/&.]`;
const TYPED = new RegExp(
  `(?:(?<!${NOT_UNSPACED}${NOT_BEFORE})(?<member>@)` +
    `|(?<!${NOT_BEFORE})(?:(?<tag>#)|(?<emoji>:(?=[a-z0-9_]{2,30}$))))(?<prefix>${WORD}{1,50})$`,
  'iu',
);

/** "@am" before the caret gives { kind: 'member', prefix: 'am', start }. A caret of -1 means no focus. */
export function getCompletionAt(text: string, caret: number): Completion | null {
  if (caret < 0) return null;
  const match = TYPED.exec(text.slice(0, caret));
  if (!match) return null;
  const { member, tag, prefix = '' } = match.groups ?? {};
  return { kind: member ? 'member' : tag ? 'tag' : 'emoji', prefix, start: match.index };
}
