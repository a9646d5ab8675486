/** A text with the selected range, in UTF-16 code units. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export type MarkdownEdit = (selected: Selected) => Selected;

const LINE_MARK = /^(?:#{1,6}|[-*+]|\d+[.)]|>)\s+/;

type Mark = '*' | '**';

/** Pairs of two asterisks are bold, one that is left is italic. */
const countMarks = (mark: Mark, run = ''): number =>
  mark === '*' ? run.length % 2 : Math.floor(run.length / 2);

/** Whether the mark was opened in the line and not closed. */
function isOpen(mark: Mark, before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1).replace(LINE_MARK, '');
  const runs = line.match(/\*+/g) ?? [];
  return runs.reduce((sum, run) => sum + countMarks(mark, run), 0) % 2 === 1;
}

/** Puts `mark` around the selected words, or takes the marks away. A caret at the closing mark steps over it. */
const toggleMark =
  (mark: Mark): MarkdownEdit =>
  ({ text, start, end }) => {
    const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    const opens = countMarks(mark, /\*+$/.exec(before)?.[0]) > 0;
    const closes = countMarks(mark, /^\*+/.exec(after)?.[0]) > 0;
    if (opens && closes)
      return {
        text: `${before.slice(0, -mark.length)}${inside}${after.slice(mark.length)}`,
        start: start - mark.length,
        end: end - mark.length,
      };
    const isStep = start === end && closes && isOpen(mark, before);
    return {
      text: isStep ? text : `${before}${mark}${inside}${mark}${after}`,
      start: start + mark.length,
      end: end + mark.length,
    };
  };

/** Start of the first and end of the last selected line. */
const linesAround = ({ text, start, end }: Selected): { from: number; to: number } => {
  const next = text.indexOf('\n', end);
  return { from: text.lastIndexOf('\n', start - 1) + 1, to: next < 0 ? text.length : next };
};

/** Gives every selected line the mark, in place of another one, or takes the mark from all. */
const toggleLines =
  (markOf: (index: number) => string): MarkdownEdit =>
  (selected) => {
    const { from, to } = linesAround(selected);
    const lines = selected.text.slice(from, to).split('\n');
    const areMarked = lines.every((line, index) => line.startsWith(markOf(index)));
    const changed = lines
      .map((line, index) => (areMarked ? '' : markOf(index)) + line.replace(LINE_MARK, ''))
      .join('\n');
    return {
      text: selected.text.slice(0, from) + changed + selected.text.slice(to),
      start: lines.length === 1 ? from + changed.length : from,
      end: from + changed.length,
    };
  };

export const toggleBold = toggleMark('**');
export const toggleItalic = toggleMark('*');
export const toggleHeading = toggleLines(() => '## ');
export const toggleList = toggleLines(() => '- ');
export const toggleNumbers = toggleLines((index) => `${index + 1}. `);
export const toggleQuote = toggleLines(() => '> ');

const LIST_LINE = /^(\s*)(?:([-*+])|(\d+)([.)]))\s+(.*)$/;

/** Enter in a list begins the next entry, or ends the list at an empty one; null outside of lists. */
export function continueList({ text, start, end }: Selected): Selected | null {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, indent = '', bullet, number, sign = '', content = ''] =
    LIST_LINE.exec(text.slice(from, start)) ?? [];
  if (start !== end || (!bullet && !number)) return null;
  if (content === '') return { text: text.slice(0, from) + text.slice(end), start: from, end: from };
  const added = `\n${indent}${bullet ?? `${Number(number) + 1}${sign}`} `;
  const caret = start + added.length;
  return { text: text.slice(0, start) + added + text.slice(end), start: caret, end: caret };
}
