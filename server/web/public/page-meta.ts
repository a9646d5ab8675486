import type { Media } from '@contract/post/media';
import type { Member } from '@contract/member/member';
import type { Post } from '@contract/post/post';
import type { Addresses } from './addresses';
import { escapeMarkup, excerptOf } from './markup';

export interface PageMeta {
  title: string;
  description: string;
  canonical: string;
  type: 'article' | 'profile' | 'website';
  picture: { url: string; alt: string; isLarge: boolean };
  publishedAt?: string;
  /** Address and title of the Atom feed. */
  feed?: { href: string; title: string };
}

const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 200;
const PREVIEW_WIDTH = 800;

/** Previews cannot show vector pictures. */
const isVector = (url: string): boolean => url.endsWith('.svg');

function previewOf({ url, still, widths }: Media): string {
  if (still !== null) return still;
  return widths.includes(PREVIEW_WIDTH) ? `${url}?width=${PREVIEW_WIDTH}` : url;
}

const faceOf = (avatarUrl: string | null, name: string, to: Addresses): PageMeta['picture'] => ({
  url: avatarUrl === null || isVector(avatarUrl) ? to.brand : to.file(avatarUrl),
  alt: name,
  isLarge: false,
});

export function postMeta(post: Post, to: Addresses): PageMeta {
  const { author, contentWarning } = post;
  const text = contentWarning === null ? post.text : `Content warning: ${contentWarning}`;
  const picture = contentWarning === null ? post.media.find(({ url }) => !isVector(url)) : undefined;
  const excerpt = excerptOf(text, TITLE_LENGTH);
  return {
    title: excerpt ? `${author.name}: ${excerpt}` : `Post by ${author.name}`,
    description: excerptOf(text, DESCRIPTION_LENGTH) || `A post by ${author.name} (@${author.handle}).`,
    canonical: to.post(post.id),
    type: 'article',
    picture: picture
      ? { url: to.file(previewOf(picture)), alt: picture.alt, isLarge: true }
      : faceOf(author.avatarUrl, author.name, to),
    publishedAt: post.createdAt,
    feed: { href: to.profileFeed(author.handle), title: `Posts by ${author.name}` },
  };
}

export const profileMeta = (member: Member, to: Addresses): PageMeta => ({
  title: `${member.name} (@${member.handle})`,
  description:
    excerptOf(member.bio, DESCRIPTION_LENGTH) || `Posts by ${member.name} (@${member.handle}) on Plaza.`,
  canonical: to.profile(member.handle),
  type: 'profile',
  picture: faceOf(member.avatarUrl, member.name, to),
  feed: { href: to.profileFeed(member.handle), title: `Posts by ${member.name}` },
});

export const tagMeta = (tag: string, to: Addresses): PageMeta => ({
  title: `#${tag}`,
  description: `Public posts with #${tag} on Plaza.`,
  canonical: to.tag(tag),
  type: 'website',
  picture: { url: to.brand, alt: 'Plaza', isLarge: false },
  feed: { href: to.tagFeed(tag), title: `Posts with #${tag}` },
});

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeMarkup(content)}" />`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeMarkup(content)}" />`;

const metaTags = ({ title, description, canonical, type, picture, publishedAt, feed }: PageMeta): string =>
  [
    `<link rel="canonical" href="${escapeMarkup(canonical)}" />`,
    property('og:site_name', 'Plaza'),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', picture.url),
    ...(picture.alt ? [property('og:image:alt', excerptOf(picture.alt, DESCRIPTION_LENGTH))] : []),
    ...(publishedAt === undefined ? [] : [property('article:published_time', publishedAt)]),
    named('twitter:card', picture.isLarge ? 'summary_large_image' : 'summary'),
    ...(feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(feed.title)}" href="${escapeMarkup(feed.href)}" />`,
        ]
      : []),
  ].join('\n');

/** The document with the head of one page; without meta a page that says nothing of its subject. */
export function withMeta(html: string, meta: PageMeta | null): string {
  if (!meta) return html.replace('</head>', () => `${named('robots', 'noindex')}\n</head>`);
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(meta.title)} | Plaza</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => named('description', meta.description))
    .replace('</head>', () => `${metaTags(meta)}\n</head>`);
}
