import { describe, expect, it } from 'vitest';
import { createToneWav } from '@/lib/files/tone-wav';

describe('a voice note without a recording', () => {
  it('plays a tone of its length', () => {
    expect(createToneWav([0.2, 1, 0.4], 2).size).toBe(44 + 2 * 8_000 * 2);
  });
});
