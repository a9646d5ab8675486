/** What can be completed while typing, by the sign it begins with. */
const KIND_BY_TRIGGER = { '@': 'member', '#': 'tag', ':': 'emoji' } as const;
export type CompletionKind = (typeof KIND_BY_TRIGGER)[keyof typeof KIND_BY_TRIGGER];

/** What is being completed at the caret (-1 for none): "@am" gives { kind: 'member', prefix: 'am', start }. */
export function getCompletionAt(
  text: string,
  caret: number,
): { kind: CompletionKind; prefix: string; start: number } | null {
  if (caret < 0) return null;
  const found = /(?<![\p{L}\p{N}_@#:/&.])(?:([@#])([\p{L}\p{N}_]{1,50})|(:)([a-z0-9_]{2,30}))$/iu.exec(
    text.slice(0, caret),
  );
  if (!found) return null;
  const sign = (found[1] ?? found[3]) as keyof typeof KIND_BY_TRIGGER;
  return { kind: KIND_BY_TRIGGER[sign], prefix: found[2] ?? found[4] ?? '', start: found.index };
}
