import { describe, expect, it } from 'vitest';
import { mergeText } from './merge-text';

const before = 'Lamps\n\n- oil\n- wicks\n\nDone by Friday.';

describe('merging three texts', () => {
  it.each([
    [
      'other lines',
      'Lamps\n\n- oil\n- wicks\n\nDone by Monday.',
      'Lanterns\n\n- oil\n- wicks\n\nDone by Friday.',
    ],
    ['neighbouring lines', before.replace('- oil', '- lamp oil'), before.replace('- wicks', '- long wicks')],
    ['words of one line', before.replace('Done', 'Ready'), before.replace('Friday', 'Monday')],
    ['the end and the start', `${before}\nThanks.`, `# ${before}`],
    [
      'a removed line and an added one',
      before.replace('- oil\n', ''),
      before.replace('- wicks\n', '- wicks\n- matches\n'),
    ],
  ])('keeps both changes of %s', (_where, current, to) => {
    const merged = mergeText(current, before, to);
    expect(merged.isClean).toBe(true);
    // The same from the other side.
    expect(mergeText(to, before, current)).toEqual(merged);
    expect(merged.text).not.toBe(current);
    expect(merged.text).not.toBe(to);
  });

  it('gives the exact text of both changes', () => {
    const merged = mergeText(
      before.replace('Friday', 'Monday'),
      before,
      before.replace('- oil', '- lamp oil'),
    );
    expect(merged.text).toBe('Lamps\n\n- lamp oil\n- wicks\n\nDone by Monday.');
  });

  it('keeps lines that both added at one place, common ones once', () => {
    const current = before.replace('- wicks\n', '- wicks\n- matches\n- gloves\n');
    const to = before.replace('- wicks\n', '- wicks\n- matches\n- ladder\n');
    expect(mergeText(current, before, to).text).toBe(
      'Lamps\n\n- oil\n- wicks\n- matches\n- gloves\n- ladder\n\nDone by Friday.',
    );
    expect(mergeText('Ours', '', 'Theirs').text).toBe('Ours\nTheirs');
  });

  it.each([
    ['words', ' At noon.', ' At the gate.', ' At noon. At the gate.'],
    ['a line', '\nThanks.', '\nBring gloves.', '\nThanks.\nBring gloves.'],
    ['lines with a common one', '\n\nLater:\nsoap', '\n\nLater:\nrope', '\n\nLater:\nsoap\nrope'],
    ['words, and more of the same', ' At', ' At noon.', ' At noon.'],
    ['the same words, and more', ' At noon.', ' At', ' At noon.'],
  ])('keeps what both added at the end: %s', (_what, ours, theirs, both) => {
    expect(mergeText(`${before}${ours}`, before, `${before}${theirs}`)).toEqual({
      text: `${before}${both}`,
      isClean: true,
    });
  });

  it('takes the words of the change where both changed the same ones, and only those', () => {
    const current = before.replace('Friday', 'Monday').replace('- oil', '- lamp oil');
    const merged = mergeText(current, before, before.replace('Friday', 'Tuesday'));
    expect(merged).toEqual({
      text: 'Lamps\n\n- lamp oil\n- wicks\n\nDone by Tuesday.',
      isClean: false,
    });
  });

  it('changes nothing where one side has not changed', () => {
    expect(mergeText('New', 'Old', 'Old')).toEqual({ text: 'New', isClean: true });
    expect(mergeText('Old', 'Old', 'New')).toEqual({ text: 'New', isClean: true });
    expect(mergeText('New', 'Old', 'New')).toEqual({ text: 'New', isClean: true });
  });

  it('merges texts of 20,000 characters in a moment', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `Line ${index}`);
    const changed = (name: string, every: number) =>
      lines.map((line, index) => (index % every === 1 ? `${line} ${name}` : line)).join('\n');
    const merged = mergeText(changed('one', 7), lines.join('\n'), changed('two', 5));
    expect(merged.text).toContain('Line 8 one');
    expect(merged.text).toContain('Line 6 two');
    // Both added a word at one place.
    expect(merged.text).toContain('Line 1 one two');
    expect(merged.isClean).toBe(true);
  });
});
