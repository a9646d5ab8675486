import { describe, expect, it } from 'vitest';
import { type MarkdownEdit, toggleBold, toggleItalic } from './markdown-edits';

/** "|" is the caret, or each end of the selection. */
function apply(edit: MarkdownEdit, marked: string): string {
  const start = marked.indexOf('|');
  const text = marked.replaceAll('|', '');
  const end = marked.indexOf('|', start + 1) < 0 ? start : marked.indexOf('|', start + 1) - 1;
  const next = edit({ text, start, end });
  const inside = next.text.slice(next.start, next.end);
  return `${next.text.slice(0, next.start)}|${inside}${inside && '|'}${next.text.slice(next.end)}`;
}

describe('marks in a note', () => {
  it('stand around the selected words, and go again', () => {
    expect(apply(toggleBold, 'The |third| bench')).toBe('The **|third|** bench');
    expect(apply(toggleBold, 'The **|third|** bench')).toBe('The |third| bench');
    expect(apply(toggleItalic, 'The *|third|* bench')).toBe('The |third| bench');
  });

  it('end behind words that were typed between them', () => {
    expect(apply(toggleBold, 'The |')).toBe('The **|**');
    expect(apply(toggleBold, 'The **third|**')).toBe('The **third**|');
    expect(apply(toggleItalic, 'The *third|*')).toBe('The *third*|');
    expect(apply(toggleBold, 'The **|**')).toBe('The |');
  });

  it('are told apart, and from the bullet of a list', () => {
    expect(apply(toggleItalic, 'The **|third|** bench')).toBe('The ***|third|*** bench');
    expect(apply(toggleBold, 'The ***|third|*** bench')).toBe('The *|third|* bench');
    expect(apply(toggleItalic, '* A *lamp|*')).toBe('* A *lamp*|');
    expect(apply(toggleBold, '**The** bench |**here**')).toBe('**The** bench **|****here**');
  });
});
