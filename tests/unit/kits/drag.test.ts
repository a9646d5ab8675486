import { expect, test } from 'vitest';
import { applyMove } from '@/components/kits/drag/apply-move';

test('lists after a move and after a copy', () => {
  const lists = { one: [{ id: 'a' }, { id: 'b' }], two: [{ id: 'c' }] };
  const move = { id: 'a', from: 'one', to: 'two', index: 1, kind: '', copies: false };
  expect(applyMove(lists, move)).toEqual({ one: [{ id: 'b' }], two: [{ id: 'c' }, { id: 'a' }] });
  expect(applyMove(lists, { ...move, copies: true }, () => ({ id: 'd' }))).toEqual({
    one: lists.one,
    two: [{ id: 'c' }, { id: 'd' }],
  });
  expect(applyMove(lists, { ...move, id: 'gone' })).toBe(lists);
});
