export interface CodePart {
  at: number;
  text: string;
  kind?: 'comment' | 'string' | 'word' | 'tag' | 'number';
}

const KINDS = ['comment', 'string', 'tag', 'word', 'number'] as const;
const PATTERN = new RegExp(
  [
    String.raw`(\/\/[^\n]*|\/\*[^]*?\*\/)`,
    String.raw`('(?:\\.|[^'\\\n])*'|"[^"\n]*"|\`(?:\\.|[^\`\\])*\`)`,
    String.raw`((?<=<\/?)[A-Za-z][\w.]*)`,
    String.raw`\b(as|async|await|case|const|default|else|export|extends|for|from|function|if|import|in|interface|let|new|null|of|return|switch|type|typeof|undefined|void|while|true|false)\b`,
    String.raw`\b(\d[\d_.]*)\b`,
  ].join('|'),
  'g',
);

/** Splits TSX for colouring; reads it by words, so a type's angle bracket counts as a tag. */
export function splitCode(source: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of source.matchAll(PATTERN)) {
    const kind = KINDS.find((_, index) => match[index + 1] !== undefined);
    if (match.index > end) parts.push({ at: end, text: source.slice(end, match.index) });
    parts.push({ at: match.index, text: match[0], ...(kind ? { kind } : {}) });
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ at: end, text: source.slice(end) });
  return parts;
}
