import { describe, expect, it } from 'vitest';
import { createToneWav } from '@/components/workspace/chat/message/tone-wav';

describe('a voice note without a recording', () => {
  it('plays a tone of its length', () => {
    expect(createToneWav([0.2, 1, 0.4], 2).size).toBe(44 + 2 * 8_000 * 2);
  });
});
