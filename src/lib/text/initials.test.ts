import { expect, it } from 'vitest';
import { initials } from './initials';

it('takes whole characters: flags, families and letters with marks', () => {
  expect(initials('Ines Marchetti da Silva')).toBe('IM');
  expect(initials('🇵🇹 Rui')).toBe('🇵🇹R');
  expect(initials('👩🏽‍🚀Ada e\u0301mile')).toBe('👩🏽‍🚀E\u0301');
  expect(initials('')).toBe('');
});
