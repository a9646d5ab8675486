// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichTextView } from '@/components/kits/editor/RichTextView';
import { MailBody } from '@/components/workspace/email/EmailBody';
import { PostText } from '@/components/social/post/PostText';
import type { Email } from '@/data/email/schema';

const words =
  'Read https://plaza.test/lemons and http://a.test/b, not javascript:alert(1), data:text/html,x or file:///etc';
const linkTo = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }],
});
const doc = {
  type: 'doc',
  content: [
    'https://plaza.test/lemons',
    'http://a.test/b',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.test',
  ].map(linkTo),
};

test.each([
  ['a post', <PostText key="post" text={words} />],
  ['a mail in plain text', <MailBody key="mail" mail={{ doc: null, text: words } as Email} />],
  ['a document of the editor', <RichTextView key="doc" doc={doc} />],
])('what people link to in %s is http or https and learns nothing of this page', (_, shown) => {
  render(shown);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://plaza.test/lemons',
    'http://a.test/b',
  ]);
  for (const link of links) expect(link.getAttribute('rel')).toMatch(/noopener.*noreferrer.*nofollow/);
});
