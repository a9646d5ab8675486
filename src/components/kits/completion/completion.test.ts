import { describe, expect, it } from 'vitest';
import { getCompletionAt } from './completion';

describe('getCompletionAt', () => {
  it('finds the mention or tag at the caret', () => {
    expect(getCompletionAt('Hello @am', 9)).toEqual({ kind: 'member', prefix: 'am', start: 6 });
    expect(getCompletionAt('#Mar and more', 4)).toEqual({ kind: 'tag', prefix: 'Mar', start: 0 });
  });

  it('finds a mention, but no tag, next to a letter of a script without spaces', () => {
    expect(getCompletionAt('你好@am', 5)).toEqual({ kind: 'member', prefix: 'am', start: 2 });
    expect(getCompletionAt('カメラー@ア', 6)).toEqual({ kind: 'member', prefix: 'ア', start: 4 });
    expect(getCompletionAt('你好#am', 5)).toBeNull();
  });

  it('finds an emoji by name', () => {
    expect(getCompletionAt('Tea :lam', 8)).toEqual({ kind: 'emoji', prefix: 'lam', start: 4 });
    expect(getCompletionAt('Tea :l', 6)).toBeNull();
    expect(getCompletionAt('Tea :läm', 8)).toBeNull();
  });

  it('ignores words, URLs and a missing caret', () => {
    for (const [text, caret] of [
      ['me@am', 5],
      ['é@am', 4],
      ['Ж@am', 4],
      ['Hello @', 7],
      ['Hello @am ', 10],
      ['#Market ', -1],
    ] as const) {
      expect(getCompletionAt(text, caret)).toBeNull();
    }
  });
});
