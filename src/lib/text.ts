/** A piece of what a person wrote, ready to be shown: only `link` carries an address, and that is http(s). */
export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; handle: string }
  | { kind: 'tag'; text: string; tag: string };

const PATTERN =
  /(?<url>\bhttps?:\/\/[^\s<>"'`]+)|(?<![\p{L}\p{N}_@/.])@(?<handle>[a-z0-9_]{3,30})(?![\p{L}\p{N}_@])|(?<![\p{L}\p{N}_&#/])#(?<tag>[\p{L}\p{N}_]{1,50})(?![\p{L}\p{N}_])/giu;

/** What stands after an address in a sentence and is no part of it. */
const TRAILING = /[.,:;!?)\]}»”’]+$/u;
const SHOWN_PATH = 28;

/** "(see https://a.test/b(c))." keeps the bracket that the address opened itself. */
function trimEnd(url: string): string {
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
  const shown = rest.length > SHOWN_PATH ? `${rest.slice(0, SHOWN_PATH)}…` : rest;
  return { kind: 'link', href: url.href, text: `${url.host}${shown}` };
}

/**
 * Splits a text into plain pieces, links, mentions and tags, in order. The text of a link begins with the host
 * it really leads to, in the letters the network uses (so look-alike letters show as xn--).
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  let end = 0;
  const put = (part: TextPart) => {
    if (plain) parts.push({ kind: 'plain', text: plain });
    plain = '';
    parts.push(part);
  };
  for (const match of text.matchAll(PATTERN)) {
    plain += text.slice(end, match.index);
    end = match.index + match[0].length;
    const { url, handle, tag } = match.groups ?? {};
    if (handle) put({ kind: 'mention', text: match[0], handle: handle.toLowerCase() });
    else if (tag && /\p{L}/u.test(tag)) put({ kind: 'tag', text: match[0], tag });
    else {
      const raw = url ? trimEnd(url) : '';
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
