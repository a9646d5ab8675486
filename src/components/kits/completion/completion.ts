const KIND_BY_TRIGGER = { '@': 'member', '#': 'tag', ':': 'emoji' } as const;
export type CompletionKind = (typeof KIND_BY_TRIGGER)[keyof typeof KIND_BY_TRIGGER];

export interface Completion {
  kind: CompletionKind;
  prefix: string;
  /** Of the trigger. */
  start: number;
}

/** "@am" before the caret gives { kind: 'member', prefix: 'am', start }. A caret of -1 means no focus. */
export function getCompletionAt(text: string, caret: number): Completion | null {
  if (caret < 0) return null;
  const match = /(?<![\p{L}\p{N}_@#:/&.])(?:([@#])([\p{L}\p{N}_]{1,50})|(:)([a-z0-9_]{2,30}))$/iu.exec(
    text.slice(0, caret),
  );
  if (!match) return null;
  const trigger = (match[1] ?? match[3]) as keyof typeof KIND_BY_TRIGGER;
  return { kind: KIND_BY_TRIGGER[trigger], prefix: match[2] ?? match[4] ?? '', start: match.index };
}
