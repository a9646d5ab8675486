import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SpaceItemChange } from '@contract/space/space-item';
import { mergedChanges } from '@/queries/workspace/mutations/space/overwritten';

const id = randomUUID();
const step = (text: string, done = false) => ({ id: text, text, done });

const sent = (set: SpaceItemChange['set'], value?: readonly unknown[]) => ({
  spaceId: randomUUID(),
  changes: [{ id, kind: 'task', base: 4, set } as SpaceItemChange],
  lists: value ? [{ id, field: 'checklist', value }] : [],
});

describe('a value of another member that an own change replaced', () => {
  it('joins the own one if both changed a list: added, ticked and removed steps stay so', () => {
    const seen = [step('Oil'), step('Wicks'), step('Ladder')];
    const own = [step('Oil', true), step('Wicks'), step('Ladder'), step('Matches')];
    const theirs = [step('Oil'), step('Ladder'), step('Gloves')];
    const overwritten = [{ id, field: 'checklist', value: theirs, by: 'ada' }];
    expect(mergedChanges(sent({ checklist: own }, seen), { revision: 6, overwritten })).toEqual([
      {
        id,
        kind: 'task',
        base: 6,
        set: { checklist: [step('Oil', true), step('Ladder'), step('Matches'), step('Gloves')] },
      },
    ]);
  });

  it('is not merged if it is no list', () => {
    const overwritten = [{ id, field: 'title', value: 'Theirs', by: 'ada' }];
    expect(mergedChanges(sent({ title: 'Ours' }), { revision: 6, overwritten })).toEqual([]);
  });
});
