import type { Post } from '@contract/post/post';
import type { Addresses } from './addresses';
import { escapeMarkup, excerptOf } from './markup';

interface AtomFeed {
  /** Stable; never the address of the feed itself. */
  id: string;
  title: string;
  /** Of the feed and of the page it belongs to. */
  self: string;
  page: string;
  /** Time for a feed without posts. */
  since: string;
  posts: readonly Post[];
}

const TITLE_LENGTH = 80;

const updatedAt = ({ editedAt, createdAt }: Post): string => editedAt ?? createdAt;

/** HTML, which the feed contains as text. */
function contentOf({ text, contentWarning, media }: Post, to: Addresses): string {
  if (contentWarning !== null) return `<p>Content warning: ${escapeMarkup(contentWarning)}</p>`;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeMarkup(part).replaceAll('\n', '<br />')}</p>`);
  const pictures = media.map(
    ({ url, still, alt }) =>
      `<p><img src="${escapeMarkup(to.file(still ?? url))}" alt="${escapeMarkup(alt)}" /></p>`,
  );
  return [...paragraphs, ...pictures].join('');
}

function entryOf(post: Post, to: Addresses): string {
  const { author } = post;
  const title = excerptOf(post.contentWarning ?? post.text, TITLE_LENGTH) || `Post by ${author.name}`;
  return `<entry>
<id>urn:uuid:${post.id}</id>
<title>${escapeMarkup(title)}</title>
<link rel="alternate" type="text/html" href="${escapeMarkup(to.post(post.id))}" />
<published>${post.createdAt}</published>
<updated>${updatedAt(post)}</updated>
<author><name>${escapeMarkup(author.name)}</name><uri>${escapeMarkup(to.profile(author.handle))}</uri></author>
<content type="html">${escapeMarkup(contentOf(post, to))}</content>
</entry>`;
}

/** RFC 4287. */
export function writeAtomFeed({ id, title, self, page, since, posts }: AtomFeed, to: Addresses): string {
  const updated = posts.map(updatedAt).toSorted().at(-1) ?? since;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeMarkup(id)}</id>
<title>${escapeMarkup(title)}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}" />
<link rel="alternate" type="text/html" href="${escapeMarkup(page)}" />
<generator>Plaza</generator>
${posts.map((post) => entryOf(post, to)).join('\n')}
</feed>
`;
}
