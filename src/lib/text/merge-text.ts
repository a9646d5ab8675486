interface Merged {
  text: string;
  /** False where both sides changed the same words: those of `to` are in the text. */
  isClean: boolean;
}

/** Lines first; what both sides changed within the same lines is compared word by word. */
const PARTS = [/[^\n]*\n|[^\n]+/g, /[^\S\n]*\S+|\s/g] as const;

/** Bounds the memory of a comparison; larger differences count as one. */
const MAX_CELLS = 4_000_000;

const split = (text: string, parts: RegExp): readonly string[] => text.match(parts) ?? [];

/** For each part of `from` its place in `other`, in rising order; -1 for none (longest common subsequence). */
function matchParts(from: readonly string[], other: readonly string[]): Int32Array {
  const places = new Int32Array(from.length).fill(-1);
  let start = 0;
  while (start < from.length && start < other.length && from[start] === other[start]) {
    places[start] = start;
    start += 1;
  }
  let [fromEnd, otherEnd] = [from.length, other.length];
  while (fromEnd > start && otherEnd > start && from[fromEnd - 1] === other[otherEnd - 1]) {
    fromEnd -= 1;
    otherEnd -= 1;
    places[fromEnd] = otherEnd;
  }
  const [rows, columns] = [fromEnd - start, otherEnd - start + 1];
  if ((rows + 1) * columns > MAX_CELLS) return places;
  const lengths = new Uint32Array((rows + 1) * columns);
  const lengthAt = (row: number, column: number): number => lengths[row * columns + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 2; column >= 0; column -= 1)
      lengths[row * columns + column] =
        from[start + row] === other[start + column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  for (let row = 0, column = 0; row < rows && column < columns - 1;) {
    if (from[start + row] === other[start + column]) {
      places[start + row] = start + column;
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return places;
}

/** Lines that were added at the same place: all of them, common ones once. */
function uniteLines(current: string, to: string): string {
  const [lines, added] = [split(`${current.replace(/\n$/, '')}\n`, PARTS[0]), split(to, PARTS[0])];
  const places = matchParts(lines, added);
  let [text, next] = ['', 0];
  lines.forEach((line, index) => {
    const place = places[index] ?? -1;
    if (place >= 0) {
      text += added.slice(next, place).join('');
      next = place + 1;
    }
    text += line;
  });
  return text + added.slice(next).join('');
}

/** Words that were added at the same place: both, or the longer where one goes on with the other. */
function uniteWords(current: string, to: string): string {
  if (`${current}${to}`.includes('\n')) return uniteLines(current, to);
  if (current.startsWith(to)) return current;
  return to.startsWith(current) ? to : `${current}${to}`;
}

function merge(level: number, current: string, from: string, to: string): Merged {
  if (current === from || current === to) return { text: to, isClean: true };
  if (to === from) return { text: current, isClean: true };
  const parts = PARTS[level];
  if (!parts)
    return from === '' ? { text: uniteWords(current, to), isClean: true } : { text: to, isClean: false };
  if (level === 1 && from === '') return { text: uniteLines(current, to), isClean: true };
  const [ours, before, theirs] = [split(to, parts), split(from, parts), split(current, parts)];
  const [inOurs, inTheirs] = [matchParts(before, ours), matchParts(before, theirs)];
  const merged: Merged = { text: '', isClean: true };
  let start = { before: 0, ours: 0, theirs: 0 };
  const mergeUntil = (end: typeof start): void => {
    const part = merge(
      level + 1,
      theirs.slice(start.theirs, end.theirs).join(''),
      before.slice(start.before, end.before).join(''),
      ours.slice(start.ours, end.ours).join(''),
    );
    merged.text += part.text;
    merged.isClean &&= part.isClean;
  };
  before.forEach((part, index) => {
    const place = { before: index, ours: inOurs[index] ?? -1, theirs: inTheirs[index] ?? -1 };
    if (place.ours < 0 || place.theirs < 0) return;
    mergeUntil(place);
    merged.text += part;
    start = { before: place.before + 1, ours: place.ours + 1, theirs: place.theirs + 1 };
  });
  mergeUntil({ before: before.length, ours: ours.length, theirs: theirs.length });
  return merged;
}

/** Applies the difference between `from` and `to` to `current`: a merge of three texts by lines, then by words. */
export const mergeText = (current: string, from: string, to: string): Merged => merge(0, current, from, to);
