import { parseText, type TextPart } from '@/lib/text/parse-text';

export type InlinePart =
  | TextPart
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; parts: readonly InlinePart[] };

export type MessageBlock =
  | { kind: 'text'; parts: readonly InlinePart[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly InlinePart[])[] };

// A mark begins after a space or bracket, so that "2*3*4", snake_case and addresses stay as they are.
const INLINE =
  /`(?<code>[^`\n]+)`|(?<![\w*/])\*\*(?=\S)(?<strong>[^\n]+?)(?<=\S)\*\*(?![\w*])|(?<![\w*/])\*(?=[^\s*])(?<star>[^*\n]+?)(?<=\S)\*(?![\w*])|(?<![\w/])_(?=[^\s_])(?<line>[^_\n]+?)(?<=\S)_(?!\w)/g;

function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push(...parseText(text.slice(end, match.index)));
    end = match.index + match[0].length;
    const { code, strong, star, line } = match.groups ?? {};
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: parseInline(strong) });
    else parts.push({ kind: 'em', parts: parseInline(star ?? line ?? '') });
  }
  if (end < text.length) parts.push(...parseText(text.slice(end)));
  return parts;
}

const FENCE = '```';
const ITEM = /^\s{0,3}(?:[-*]|(?<number>\d{1,3})[.)])\s+(?<text>\S.*)$/;

/** Lines up to the next fence or list, or one list. */
function parseLines(text: string): MessageBlock[] {
  const blocks: MessageBlock[] = [];
  let plain: string[] = [];
  let items: string[] = [];
  let ordered = false;
  const endPlain = () => {
    const joined = plain.join('\n');
    if (joined.trim() !== '')
      blocks.push({ kind: 'text', parts: parseInline(joined.replace(/^\n+|\n+$/g, '')) });
    plain = [];
  };
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', ordered, items: items.map(parseInline) });
    items = [];
  };
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line)?.groups;
    if (!item) {
      endList();
      plain.push(line);
      continue;
    }
    const isNumbered = item['number'] !== undefined;
    if (isNumbered !== ordered) endList();
    endPlain();
    ordered = isNumbered;
    items.push(item['text'] ?? '');
  }
  endPlain();
  endList();
  return blocks;
}

/** Bold, italic, code, lists and addresses of a message. The result is data: nothing becomes HTML. */
export function parseMessage(text: string): MessageBlock[] {
  return text.split(FENCE).flatMap((part, place, all): MessageBlock[] => {
    // Every second part is code, if its fence is closed.
    if (place % 2 === 0) return parseLines(part);
    if (place === all.length - 1) return parseLines(`${FENCE}${part}`);
    return part.trim() === '' ? [] : [{ kind: 'code', text: part.replace(/^\n|\n$/g, '') }];
  });
}

const plainText = (parts: readonly InlinePart[]): string =>
  parts.map((part) => ('parts' in part ? plainText(part.parts) : part.text)).join('');

/** A message in one line, without its marks, for lists of conversations. */
export const summarizeMessage = (text: string): string =>
  parseMessage(text)
    .map((block) => {
      if (block.kind === 'code') return block.text;
      return block.kind === 'text' ? plainText(block.parts) : block.items.map(plainText).join(', ');
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
