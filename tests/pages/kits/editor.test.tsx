import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RichTextView } from '@/components/kits/editor/RichTextView';
import { markdownToDoc } from '@/components/kits/editor/markdown';
import { mentionedNames } from '@/components/gallery/forms/editors/mentioned';
import { EditorsPage } from '@/components/gallery/forms/editors/EditorsPage';
import { countWords } from '@/components/gallery/forms/editors/count-words';
import { createQueryClient } from '@/queries/client';
import { type Card, walkCards } from '../../support/pages/walk-cards';

const PAYLOAD = '<img src="x" onerror="alert(1)"><script>alert(2)</script>';
const field = ({ q }: Card, name: string) => q.getByRole('textbox', { name });
const paste = (target: HTMLElement, data: Record<string, string>, files: File[] = []) =>
  fireEvent.paste(target, { clipboardData: { getData: (kind: string) => data[kind] ?? '', files } });
/** Editor HTML without the editor's helper elements. */
const shownIn = (target: HTMLElement) => target.innerHTML.replaceAll(/<br class="[^"]*">/g, '');
const nothingRuns = (target: HTMLElement) => {
  expect(target.querySelector('script, [onerror], [onclick], a[href^="javascript:"]')).toBeNull();
};

test('editors', async () => {
  const client = createQueryClient();
  const Page = () => (
    <QueryClientProvider client={client}>
      <EditorsPage />
    </QueryClientProvider>
  );
  await walkCards(Page, {
    'Full toolbar': async (card) => {
      const { q, user, press } = card;
      const text = field(card, 'Notice');
      expect(text.querySelector('blockquote')).toHaveTextContent('as kind as by lamplight');
      await user.selectOptions(q.getByRole('combobox', { name: 'Kind of paragraph' }), 'Paragraph');
      expect(text.querySelector('h2')).toBeNull();
      await press('Align in the middle');
      expect(text.querySelector('p')).toHaveAttribute('data-align', 'center');
      expect(q.getByRole('button', { name: 'Align in the middle' })).toHaveAttribute('aria-pressed', 'true');
      await press('Undo');
      expect(text.querySelector('p')).not.toHaveAttribute('data-align');
      const redo = q.getByRole('button', { name: 'Redo' });
      await press('Redo');
      expect(redo).toHaveAttribute('aria-disabled', 'true');
      const stops = () => q.getByRole('toolbar').querySelectorAll('[tabindex="0"]');
      expect(stops()).toHaveLength(1);
      redo.focus();
      await user.keyboard('{ArrowLeft}');
      expect(q.getByRole('button', { name: 'Undo' })).toHaveFocus();
      expect(stops()).toHaveLength(1);
    },
    Bubble: async (card) => {
      paste(field(card, 'Note'), { 'text/plain': PAYLOAD });
      await card.says(PAYLOAD);
      nothingRuns(field(card, 'Note'));
    },
    Mentions: async (card) => {
      const text = field(card, 'Thanks');
      paste(text, { 'text/plain': '@ama' });
      const option = await screen.findByRole('option', { name: /Amara Okafor/ });
      expect(text).toHaveAttribute('aria-activedescendant', option.id);
      fireEvent.keyDown(text, { key: 'Enter' });
      await card.has('.tag-link');
      await card.says('NamedAmara Okafor');
      expect(screen.queryByRole('listbox')).toBeNull();
    },
    Markdown: async ({ q, pick }) => {
      const preview = () => q.getByRole('region', { name: 'Preview' });
      expect(preview().querySelector('blockquote')).toHaveTextContent('Back by Sunday');
      fireEvent.change(q.getByRole('textbox', { name: 'Markdown' }), {
        target: { value: `**Open** ${PAYLOAD}\n\n${PAYLOAD}` },
      });
      await waitFor(() => expect(preview().querySelector('strong')).toHaveTextContent('Open'));
      expect(preview()).toHaveTextContent(`Open ${PAYLOAD}${PAYLOAD}`);
      nothingRuns(preview());
      await pick('Text');
      expect(q.queryByRole('region', { name: 'Preview' })).toBeNull();
    },
    Pictures: async (card) => {
      const text = field(card, 'Album');
      const before = text.querySelectorAll('img').length;
      paste(text, {}, [new File(['dots'], 'Stall.png', { type: 'image/png' })]);
      await waitFor(() => expect(text.querySelectorAll('img')).toHaveLength(before + 1));
      expect(card.q.getByRole('img', { name: 'Stall' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^data:image\/png;base64,/),
      );
      paste(text, {}, [new File(['<svg/>'], 'trap.svg', { type: 'image/svg+xml' })]);
      expect(await card.q.findByRole('alert')).toHaveTextContent('trap.svg is not a PNG');
      paste(text, { 'text/html': '<p>far <img src="https://elsewhere.example/spy.png"></p>' });
      await card.says('far');
      expect(text.querySelectorAll('img')).toHaveLength(before + 1);
    },
    'Word count': async (card) => {
      await card.says('8 words left');
      card.slide('Word limit', 5);
      await card.says('7 words too many');
      paste(field(card, 'Speech'), { 'text/plain': 'So now, ' });
      await card.says('9 words too many14 words');
    },
    'Read only': async ({ q, card, flip }) => {
      expect(q.queryByRole('textbox')).toBeNull();
      expect(card.querySelector('blockquote')).toHaveTextContent('lamplight');
      await flip('Read only');
      expect(q.getByRole('textbox', { name: 'Notice to edit' })).toHaveTextContent('Night market');
    },
    Output: async (card) => {
      const { q, pick, press } = card;
      const text = field(card, 'Announcement');
      const output = () => q.getByRole('region', { name: 'Output' }).textContent ?? '';
      expect(output()).toContain('<blockquote><p>Wound too late, it strikes thirteen.</p></blockquote>');
      expect(output()).toBe(shownIn(text));
      paste(text, { 'text/plain': PAYLOAD });
      await waitFor(() => expect(output()).toContain('&lt;script&gt;'));
      expect(output()).toBe(shownIn(text));
      await press('Quote');
      await waitFor(() => expect(output().match(/<blockquote>/g)).toHaveLength(2));
      expect(output()).toBe(shownIn(text));
      await pick('JSON');
      const { container } = render(<RichTextView doc={JSON.parse(output()) as unknown} />);
      expect(container.innerHTML).toBe(shownIn(text));
    },
    Cleaned: async (card) => {
      const text = field(card, 'Letter');
      await card.press('Insert as HTML');
      expect(text.querySelector('blockquote')).toHaveTextContent('Quoted');
      expect(text).toHaveTextContent('press here');
      expect(text.querySelector('a, img')).toBeNull();
      nothingRuns(text);
      await card.press('Insert as text');
      expect(text).toHaveTextContent('<script>alert(3)</script>');
      nothingRuns(text);
    },
  });
});

describe('a document', () => {
  test('is sanitized', () => {
    const link = (href: string) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'go', marks: [{ type: 'link', attrs: { href } }] }],
    });
    const picture = (src: string) => ({ type: 'image', attrs: { src, alt: 'Drawn' } });
    const { container } = render(
      <RichTextView
        doc={{
          type: 'doc',
          content: [
            link('javascript:alert(1)'),
            link('https://example.org/'),
            picture('https://elsewhere.example/spy.png'),
            picture('data:image/svg+xml;base64,AAAA'),
            picture('//elsewhere.example/spy.png'),
            { type: 'iframe', attrs: { src: 'https://elsewhere.example' }, content: [link('mailto:a@b.c')] },
          ],
        }}
      />,
    );
    expect([...container.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://example.org/',
      'mailto:a@b.c',
    ]);
    expect(container.querySelector('img, iframe')).toBeNull();
    expect(container).toHaveTextContent('Drawn');
  });

  test('is empty for invalid content', () => {
    render(<RichTextView doc={null} instead={<p>Plain</p>} />);
    expect(screen.getByText('Plain')).toBeVisible();
  });

  test('is parsed from Markdown, with HTML as text', () => {
    expect(markdownToDoc('a <b onclick="x">b</b> c').content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'a <b onclick="x">b</b> c' }] },
    ]);
  });

  test('lists every mentioned person once', () => {
    const mention = { type: 'mention', attrs: { label: 'Ada' } };
    expect(mentionedNames({ type: 'doc', content: [mention, { type: 'p', content: [mention] }] })).toEqual([
      'Ada',
    ]);
  });
});

test('words are counted in any script', () => {
  expect(countWords('One – two, three’s.')).toBe(3);
  expect(countWords('  ')).toBe(0);
  expect(countWords('مرحبا بالجميع')).toBe(2);
});
