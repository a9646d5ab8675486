import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseText } from './parse-text';

const links = (text: string) => parseText(text).flatMap((part) => (part.kind === 'link' ? [part] : []));

describe('textParts', () => {
  it('finds mentions, tags and links and leaves the rest unchanged', () => {
    expect(parseText('Ask @Amara about #MarketDay: https://plaza.test/lemons.')).toEqual([
      { kind: 'plain', text: 'Ask ' },
      { kind: 'mention', text: '@Amara', handle: 'amara' },
      { kind: 'plain', text: ' about ' },
      { kind: 'tag', text: '#MarketDay', tag: 'MarketDay' },
      { kind: 'plain', text: ': ' },
      { kind: 'link', text: 'plaza.test/lemons', href: 'https://plaza.test/lemons' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('finds no mention or tag inside a word, URL or number', () => {
    expect(parseText('me@plaza.test, a#b, #42, @ab and https://a.test/#x').map(({ kind }) => kind)).toEqual([
      'plain',
      'link',
    ]);
  });

  it('finds mentions next to letters of scripts without spaces, and in no other word', () => {
    const handles = (text: string) =>
      parseText(text).flatMap((part) => (part.kind === 'mention' ? [part.handle] : []));
    expect(handles('请问@amara吧，@amara님도 @kofi')).toEqual(['amara', 'amara', 'kofi']);
    expect(handles('é@amara, @amaraé, Ж@amara, @amaraж and 你@amara@b')).toEqual([]);
  });

  it('shows the actual host of a link', () => {
    expect(links('https://plaza.test@elsewhere.test/')).toEqual([]);
    expect(links('https://pl\u0430za.test/')[0]?.text).toMatch(/^xn--/);
    expect(links('http://a.test/a/very/long/path/that/goes/on/and/on')[0]?.text).toBe(
      'a.test/a/very/long/path/that/goes/…',
    );
  });

  it('keeps a closing bracket that belongs to a URL', () => {
    expect(links('(see https://a.test/b_(c))')[0]?.href).toBe('https://a.test/b_(c)');
  });

  it('links http and https only', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc', 'HTTPS://']) {
      expect(links(text)).toEqual([]);
    }
  });

  it('never loses or adds a character outside of links', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const parts = parseText(text);
        if (parts.some(({ kind }) => kind === 'link')) return;
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
