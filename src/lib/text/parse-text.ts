/** A piece of what a person wrote, ready to be shown: only `link` carries an address, and that is http(s). */
export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; handle: string }
  | { kind: 'tag'; text: string; tag: string };

/** Addresses, mentions and tags among words that are made of these characters, a class of a regular expression. */
const pattern = (letters: string, flags: string): RegExp => {
  const word = `[${letters}_]`;
  return new RegExp(
    String.raw`(?<url>\b[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"'\x60]+)` +
      String.raw`|(?<![${letters}_@/.])@(?<handle>[A-Za-z0-9_]{3,30})(?!${word}|@)` +
      String.raw`|(?<![${letters}_&#/])#(?<tag>${word}{1,50})(?!${word})`,
    flags,
  );
};
// Most texts have no letters but these, and the letters of all languages cost as much as drawing a post.
const LATIN = String.raw`A-Za-z0-9\xAA\xB2\xB3\xB5\xB9\xBA\xBC-\xBE\xC0-\xD6\xD8-\xF6\xF8-\u02AF`;
const NOT_LATIN = /[^\n\r\t -\u02AF\u2010-\u205E\u{1F300}-\u{1F64F}]/u;
let latin: RegExp | undefined;
let unicode: RegExp | undefined;

const patternFor = (text: string): RegExp => {
  if (NOT_LATIN.test(text)) return (unicode ??= pattern(String.raw`\p{L}\p{N}`, 'gu'));
  return (latin ??= pattern(LATIN, 'g'));
};

/** What stands after an address in a sentence and is no part of it. */
const TRAILING = /[.,:;!?)\]}»”’]+$/u;
const MAX_SHOWN_PATH = 28;

/** "(see https://a.test/b(c))." keeps the bracket that the address opened itself. */
function trimTrailingPunctuation(url: string): string {
  const end = TRAILING.exec(url);
  if (!end) return url;
  let kept = url.slice(0, end.index);
  if (end[0].startsWith(')') && kept.split('(').length > kept.split(')').length) kept += ')';
  return kept;
}

function linkPart(raw: string): TextPart | null {
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  // "https://bank.example@elsewhere.example" would show a name that is not where it leads.
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const rest = `${url.pathname === '/' ? '' : url.pathname}${url.search}${url.hash}`;
  const shown = rest.length > MAX_SHOWN_PATH ? `${rest.slice(0, MAX_SHOWN_PATH)}…` : rest;
  return { kind: 'link', href: url.href, text: `${url.host}${shown}` };
}

/**
 * Splits a text into plain pieces, links, mentions and tags, in order. The text of a link begins with the host
 * it really leads to, in the letters the network uses (so look-alike letters show as xn--).
 */
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
