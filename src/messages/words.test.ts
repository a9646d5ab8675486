import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { joinElements, joinList, phrase, plural } from './words';

const posts = { one: '# post', other: '# posts' };

describe('words', () => {
  test.each([
    [0, '0 posts'],
    [1, '1 post'],
    [2, '2 posts'],
    [1_243, '1,243 posts'],
  ])('%d takes the form of its plural category', (count, text) => {
    expect(plural(count, posts)).toBe(text);
  });

  test('lists read as a sentence does', () => {
    expect(joinList(['Ada', 'Grace', 'Linus'])).toBe('Ada, Grace and Linus');
    expect(joinList(['Ada', 'Grace'], 'or')).toBe('Ada or Grace');
  });

  test('elements read as a sentence does', () => {
    const names = ['Ada', 'Grace', 'Linus'].map((name) => createElement('b', null, name));
    expect(renderToStaticMarkup(joinElements(names))).toBe('<b>Ada</b>, <b>Grace</b> and <b>Linus</b>');
  });

  test('a phrase keeps its elements in their places', () => {
    const sentence = phrase`Read the ${createElement('a', { href: '/terms' }, 'terms')} first.`;
    expect(renderToStaticMarkup(sentence)).toBe('Read the <a href="/terms">terms</a> first.');
  });
});

describe('messages of the chosen language', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const loadIn = async (language: string) => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: { lang: language } });
    const { loadTranslations, messagesOf } = await import('@/messages/messages');
    const early = messagesOf('ui')('common', { ...english });
    await loadTranslations('ui');
    return [early, messagesOf('ui')('common', { ...english })];
  };
  const english = { save: 'Save', saved: (name: string) => `Saved ${name}`, only: 'Only here' };

  test('are the translated ones, also of modules that came first, and English where none is', async () => {
    for (const text of await loadIn('de')) expect([text.save, text.only]).toEqual(['Speichern', 'Only here']);
  });

  test('are bracketed and longer in the pseudo-locale', async () => {
    for (const text of await loadIn('en-XA'))
      expect([text.save, text.saved('a.txt')]).toEqual(['[Sàvé~~]', '[Sàvéd à.txt~~~~~]']);
  });

  test('stay English for an unknown language', async () => {
    for (const text of await loadIn('xx')) expect(text.save).toBe('Save');
  });
});
