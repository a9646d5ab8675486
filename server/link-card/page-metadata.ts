import { MAX_CARD_DESCRIPTION, MAX_CARD_SITE, MAX_CARD_TITLE } from '@contract/post/link-card';
import { Parser } from 'htmlparser2';
import { excerptOf, normaliseLine } from '../repos/text';

export interface PageMetadata {
  /** Empty for a page without a title. */
  title: string;
  description: string;
  site: string;
  /** As written in the page; null without one. */
  picture: string | null;
}

/** Characters per step, and tags: the parser slows down with the depth of the page. */
const STEP = 8192;
const MAX_TAGS = 5000;

/** Plain text of one line, by the rules of names. */
function tidy(text: string, max: number): string {
  // Normalising takes time per character.
  const line = normaliseLine(text.slice(0, max * 8)).replaceAll(/\s+/g, ' ');
  return excerptOf(line, max);
}

/** Reads Open Graph, Twitter and plain metadata of the head; the first of each name counts. */
export function readPageMetadata(html: string): PageMetadata {
  const meta = new Map<string, string>();
  let title: string | null = null;
  let inTitle = false;
  const head = { tags: 0, ended: false };
  const parser = new Parser({
    onopentag(name, { property, name: named, content = '' }) {
      head.tags += 1;
      head.ended ||= name === 'body' || head.tags > MAX_TAGS;
      if (head.ended) return;
      const key = (property ?? named)?.trim().toLowerCase();
      if (name === 'meta' && key && content && !meta.has(key)) meta.set(key, content);
      inTitle = name === 'title' && title === null;
      if (inTitle) title = '';
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
    },
  });
  for (let at = 0; at < html.length && !head.ended; at += STEP) parser.write(html.slice(at, at + STEP));
  const first = (max: number, ...names: string[]): string =>
    names.map((name) => tidy(meta.get(name) ?? '', max)).find((text) => text !== '') ?? '';
  const pictures = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];
  return {
    title: first(MAX_CARD_TITLE, 'og:title', 'twitter:title') || tidy(title ?? '', MAX_CARD_TITLE),
    description: first(MAX_CARD_DESCRIPTION, 'og:description', 'twitter:description', 'description'),
    site: first(MAX_CARD_SITE, 'og:site_name', 'application-name'),
    picture: pictures.map((name) => meta.get(name)?.trim()).find(Boolean) ?? null,
  };
}
