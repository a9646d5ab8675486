import { UNSPACED_LETTERS } from '@contract/post/mention';

/** Part of a post text. `href` is always http or https. */
export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; handle: string }
  | { kind: 'tag'; text: string; tag: string };

/** Lookahead: the next character is no letter that may touch a mention. */
export const NOT_UNSPACED = `(?![${UNSPACED_LETTERS}])`;

/**
 * Matches URLs, mentions and tags. `letters` is the content of a character class; `notUnspaced` is `NOT_UNSPACED`, or
 * empty where there are no such letters.
 */
const pattern = (letters: string, notUnspaced: string, flags: string): RegExp => {
  const word = `[${letters}_]`;
  return new RegExp(
    String.raw`(?<url>\b[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"'\x60]+)` +
      String.raw`|(?<!${notUnspaced}[${letters}_@/.])@(?<handle>[A-Za-z0-9_]{3,30})(?!${notUnspaced}${word}|@)` +
      String.raw`|(?<![${letters}_&#/])#(?<tag>${word}{1,50})(?!${word})`,
    flags,
  );
};
// Most texts need only Latin letters; the pattern for all scripts takes as long as rendering a post.
const LATIN = String.raw`A-Za-z0-9\xAA\xB2\xB3\xB5\xB9\xBA\xBC-\xBE\xC0-\xD6\xD8-\xF6\xF8-\u02AF`;
const NOT_LATIN = /[^\n\r\t -\u02AF\u2010-\u205E\u{1F300}-\u{1F64F}]/u;
let latin: RegExp | undefined;
let unicode: RegExp | undefined;

const patternFor = (text: string): RegExp => {
  if (NOT_LATIN.test(text)) return (unicode ??= pattern(String.raw`\p{L}\p{N}`, NOT_UNSPACED, 'gu'));
  return (latin ??= pattern(LATIN, '', 'g'));
};

const TRAILING = /[.,:;!?)\]}»”’]+$/u;
const MAX_SHOWN_PATH = 28;

/** In "(see https://a.test/b(c))." the first closing bracket belongs to the URL. */
function trimTrailingPunctuation(url: string): string {
  const end = TRAILING.exec(url);
  if (!end) return url;
  let trimmed = url.slice(0, end.index);
  if (end[0].startsWith(')') && trimmed.split('(').length > trimmed.split(')').length) trimmed += ')';
  return trimmed;
}

function linkPart(raw: string): TextPart | null {
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  // Phishing: "https://bank.example@other.example" leads to the second host.
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const rest = `${url.pathname === '/' ? '' : url.pathname}${url.search}${url.hash}`;
  const shown = rest.length > MAX_SHOWN_PATH ? `${rest.slice(0, MAX_SHOWN_PATH)}…` : rest;
  return { kind: 'link', href: url.href, text: `${url.host}${shown}` };
}

/** The text of a link starts with its real host in Punycode, so look-alike letters show as "xn--". */
export function parseText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  let end = 0;
  const put = (part: TextPart) => {
    if (plain) parts.push({ kind: 'plain', text: plain });
    plain = '';
    parts.push(part);
  };
  for (const match of text.matchAll(patternFor(text))) {
    plain += text.slice(end, match.index);
    end = match.index + match[0].length;
    const { url, handle, tag } = match.groups ?? {};
    if (handle) put({ kind: 'mention', text: match[0], handle: handle.toLowerCase() });
    else if (tag && /\p{L}/u.test(tag)) put({ kind: 'tag', text: match[0], tag });
    else {
      const raw = url ? trimTrailingPunctuation(url) : '';
      const link = raw ? linkPart(raw) : null;
      if (link) {
        put(link);
        end = match.index + raw.length;
      } else plain += match[0];
    }
  }
  plain += text.slice(end);
  if (plain) parts.push({ kind: 'plain', text: plain });
  return parts;
}
