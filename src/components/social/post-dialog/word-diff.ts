export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Word-level diff by longest common subsequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = before.split(/(?<=\s)/);
  const current = after.split(/(?<=\s)/);
  const width = current.length + 1;
  // common[i * width + j]: length of the longest common subsequence of old[i..] and current[j..].
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = current.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === current[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: DiffPart[] = [];
  const append = (kind: DiffPart['kind'], text = '') => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) parts.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < current.length) {
    if (i < old.length && j < current.length && old[i] === current[j]) {
      append('same', old[i]);
      i += 1;
      j += 1;
    } else if (j >= current.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      append('removed', old[i]);
      i += 1;
    } else {
      append('added', current[j]);
      j += 1;
    }
  }
  return parts;
}
