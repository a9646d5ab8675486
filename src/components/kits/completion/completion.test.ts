import { describe, expect, it } from 'vitest';
import { getCompletionAt } from './completion';

describe('getCompletionAt', () => {
  it('finds the mention or tag at the caret', () => {
    expect(getCompletionAt('Hello @am', 9)).toEqual({ kind: 'member', prefix: 'am', start: 6 });
    expect(getCompletionAt('#Mar and more', 4)).toEqual({ kind: 'tag', prefix: 'Mar', start: 0 });
  });

  it('ignores words, URLs and a missing caret', () => {
    for (const [text, caret] of [
      ['me@am', 5],
      ['Hello @', 7],
      ['Hello @am ', 10],
      ['#Market ', -1],
    ] as const) {
      expect(getCompletionAt(text, caret)).toBeNull();
    }
  });
});
