import { createHash } from 'node:crypto';
import type { Media } from '@contract/post/media';
import type { Poll, Post } from '@contract/post/post';
import type { Addresses } from './addresses';
import { escapeMarkup } from './markup';

const style = `
:root { color-scheme: light dark; --ground: #fff; --ink: #14201b; --ink-2: #4d5a53; --line: #d9dfd8; --link: #0b5d50; --bar: #e3e9e1; }
@media (prefers-color-scheme: dark) { :root { --ground: #131a17; --ink: #eef3ee; --ink-2: #a9b5ae; --line: #2e3833; --link: #6fd3bf; --bar: #2b3630; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); }
article { border: 1px solid var(--line); border-radius: 16px; padding: 16px; background: var(--ground); }
a { color: var(--link); }
header { display: flex; gap: 12px; align-items: center; }
header img { inline-size: 44px; block-size: 44px; border-radius: 22px 22px 8px 8px; object-fit: cover; }
header a { color: var(--ink); font-weight: 600; text-decoration: none; }
header span, footer, small { color: var(--ink-2); font-size: 14px; }
header div { min-inline-size: 0; overflow-wrap: anywhere; }
.text { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.pictures { display: grid; gap: 4px; grid-template-columns: repeat(auto-fit, minmax(45%, 1fr)); margin-block-start: 12px; border-radius: 12px; overflow: hidden; }
.pictures img { inline-size: 100%; block-size: 100%; max-block-size: 360px; object-fit: cover; display: block; }
ul { list-style: none; margin: 12px 0 4px; padding: 0; display: grid; gap: 6px; }
li { display: flex; justify-content: space-between; gap: 12px; padding: 6px 12px; border-radius: 8px; background: var(--bar); overflow-wrap: anywhere; }
blockquote { margin: 12px 0 0; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; overflow-wrap: anywhere; }
blockquote p { margin: 0; white-space: pre-wrap; }
footer { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-block-start: 12px; padding-block-start: 12px; border-block-start: 1px solid var(--line); }
footer a { margin-inline-start: auto; font-weight: 600; }
`;

/** The only page that other sites may frame. It runs no script and loads nothing but pictures of this origin. */
export const embedHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'cross-origin-resource-policy': 'cross-origin',
};

const outside = 'target="_blank" rel="noopener"';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const pictureOf = ({ url, still, alt, width, height }: Media): string =>
  `<img src="${escapeMarkup(still ?? url)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}" />`;

function pollOf({ options, closed }: Poll): string {
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  const rows = options.map(
    ({ text, votes }) =>
      `<li><span>${escapeMarkup(text)}</span><b>${total === 0 ? 0 : Math.round((votes / total) * 100)}%</b></li>`,
  );
  return `<ul>${rows.join('')}</ul><small>${total} ${total === 1 ? 'vote' : 'votes'}${closed ? ', closed' : ''}</small>`;
}

const bodyOf = ({ text, media, poll, quote }: Post): string => {
  const quoted = quote?.contentWarning ? `Content warning: ${quote.contentWarning}` : quote?.text;
  return [
    text ? `<p class="text" dir="auto">${escapeMarkup(text)}</p>` : '',
    media.length > 0 ? `<div class="pictures">${media.map(pictureOf).join('')}</div>` : '',
    poll ? pollOf(poll) : '',
    quote
      ? `<blockquote><b>${escapeMarkup(quote.author.name)}</b><p dir="auto">${escapeMarkup(quoted ?? '')}</p></blockquote>`
      : '',
  ].join('\n');
};

const document = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<link rel="icon" href="/webapp/icon.svg" type="image/svg+xml" />
<title>${escapeMarkup(title)}</title>
${head}<style>${style}</style>
</head>
<body>
<article>
${body}
</article>
</body>
</html>
`;

export function writeEmbed(post: Post, to: Addresses): string {
  const { author, counts, contentWarning } = post;
  const address = escapeMarkup(to.post(post.id));
  const profile = escapeMarkup(to.profile(author.handle));
  const face = author.avatarUrl === null ? '' : `<img src="${escapeMarkup(author.avatarUrl)}" alt="" />`;
  return document(
    `Post by ${author.name} on Plaza`,
    `<link rel="canonical" href="${address}" />\n`,
    `<header>${face}<div><a href="${profile}" ${outside}>${escapeMarkup(author.name)}</a> <span>@${author.handle}</span><br /><time datetime="${post.createdAt}"><small>${day.format(new Date(post.createdAt))} UTC</small></time></div></header>
${contentWarning === null ? bodyOf(post) : `<p class="text" dir="auto">Content warning: ${escapeMarkup(contentWarning)}</p>`}
<footer><span>${counts.replies} replies</span><span>${counts.likes} likes</span><a href="${address}" ${outside}>Read on Plaza</a></footer>`,
  );
}

export const hiddenEmbed = (): string =>
  document('Not available on Plaza', '', '<p class="text">This post isn’t available.</p>');
