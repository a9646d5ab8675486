/** What can be completed while typing, by the sign it begins with. */
const COMPLETED = { '@': 'member', '#': 'tag', ':': 'emoji' } as const;
export type CompletionKind = (typeof COMPLETED)[keyof typeof COMPLETED];

/** What is being completed at the caret (-1 for none): "@am" gives { kind: 'member', prefix: 'am', start }. */
export function completionAt(
  text: string,
  caret: number,
): { kind: CompletionKind; prefix: string; start: number } | null {
  if (caret < 0) return null;
  const found = /(?<![\p{L}\p{N}_@#:/&.])(?:([@#])([\p{L}\p{N}_]{1,50})|(:)([a-z0-9_]{2,30}))$/iu.exec(
    text.slice(0, caret),
  );
  if (!found) return null;
  const sign = (found[1] ?? found[3]) as keyof typeof COMPLETED;
  return { kind: COMPLETED[sign], prefix: found[2] ?? found[4] ?? '', start: found.index };
}
