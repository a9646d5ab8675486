/** A search as its form shows it; days as "2026-11-21", everything empty where it is not asked for. */
export interface SearchFields {
  /** Words that may stand anywhere. */
  words: string;
  phrase: string;
  /** A handle without its @. */
  from: string;
  /** A tag without its #. */
  tag: string;
  since: string;
  until: string;
  media: boolean;
}

const OPERATOR = /^(from|since|until|has):(.+)$/i;

/** Takes a search apart as the service does; what the form has no field for stays among the words. */
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

/** The search that a form stands for, as one types it. */
export function formatSearchQuery({ words, phrase, from, tag, since, until, media }: SearchFields): string {
  const plain = (text: string) => text.trim().replaceAll(/["\s]+/g, ' ');
  const named = (name: string, value: string) => (value.trim() ? `${name}:${value.trim()}` : '');
  return [
    words.trim(),
    plain(phrase) && `"${plain(phrase)}"`,
    tag.trim() && `#${tag.trim().replace(/^#/, '')}`,
    named('from', from.trim().replace(/^@/, '')),
    named('since', since),
    named('until', until),
    media ? 'has:media' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is left of a search for people and tags, which know no operators. */
export function plainSearchTerms(q: string): string {
  const { words, phrase, from, tag } = parseSearchQuery(q);
  return [words, phrase].filter(Boolean).join(' ') || tag || from;
}
