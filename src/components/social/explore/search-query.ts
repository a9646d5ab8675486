/** Fields of the filter form; unused fields are empty. */
export interface SearchFields {
  /** Words in any order. */
  words: string;
  phrase: string;
  /** A handle without @. */
  from: string;
  /** A tag without #. */
  tag: string;
  /** "2026-11-21". */
  since: string;
  until: string;
  media: boolean;
}

const OPERATOR = /^(from|since|until|has):(.+)$/i;

/** Parses operators as the service does; unsupported operators stay in `words`. */
export function parseSearchQuery(q: string): SearchFields {
  const parts: SearchFields = {
    words: '',
    phrase: '',
    from: '',
    tag: '',
    since: '',
    until: '',
    media: false,
  };
  const words: string[] = [];
  for (const [part] of q.matchAll(/-?"[^"]*"?|\S+/gu)) {
    const [, name = '', value = ''] = OPERATOR.exec(part) ?? [];
    const operator = name.toLowerCase();
    if (operator === 'from' && !parts.from) parts.from = value.replace(/^@/, '');
    else if (operator === 'since' || operator === 'until') parts[operator] = value;
    else if (operator === 'has' && value.toLowerCase() === 'media') parts.media = true;
    else if (/^#[\p{L}\p{N}_]+$/u.test(part) && !parts.tag) parts.tag = part.slice(1);
    else if (/^"[^"]+"$/.test(part) && !parts.phrase) parts.phrase = part.slice(1, -1);
    else words.push(part);
  }
  return { ...parts, words: words.join(' ') };
}

export function formatSearchQuery({ words, phrase, from, tag, since, until, media }: SearchFields): string {
  const unquote = (text: string) => text.trim().replaceAll(/["\s]+/g, ' ');
  const operator = (name: string, value: string) => (value.trim() ? `${name}:${value.trim()}` : '');
  return [
    words.trim(),
    unquote(phrase) && `"${unquote(phrase)}"`,
    tag.trim() && `#${tag.trim().replace(/^#/, '')}`,
    operator('from', from.trim().replace(/^@/, '')),
    operator('since', since),
    operator('until', until),
    media ? 'has:media' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The tag without #, of a search for one tag and nothing else; otherwise empty. */
export const singleTag = (q: string): string => /^#([\p{L}\p{N}_]{1,50})$/u.exec(q.trim())?.[1] ?? '';

/** Search terms for people and tags, which support no operators. */
export function plainSearchTerms(q: string): string {
  const { words, phrase, from, tag } = parseSearchQuery(q);
  return [words, phrase].filter(Boolean).join(' ') || tag || from;
}
