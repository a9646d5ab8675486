/** A run of words that stayed, came or went. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What changed between two texts, word by word, as the shortest edit (longest common subsequence). */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = before.split(/(?<=\s)/);
  const now = after.split(/(?<=\s)/);
  const width = now.length + 1;
  // common[i * width + j]: words shared by what is left of both from i and j on.
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: DiffPart[] = [];
  const put = (kind: DiffPart['kind'], text = '') => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) parts.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      put('same', old[i]);
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      put('removed', old[i]);
      i += 1;
    } else {
      put('added', now[j]);
      j += 1;
    }
  }
  return parts;
}
