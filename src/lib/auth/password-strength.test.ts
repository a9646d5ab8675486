import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength';

test.each([
  ['', 0],
  ['password1', 1],
  ['aaaaaaaa', 1],
  ['qwertyuiop', 1],
  ['P4ssw0rd', 1],
  ['Teo-Amaral', 1],
  ['laramA-oeT', 1],
  ['amara7', 1],
  ['Xk7#pQ2!', 2],
  ['lemon tree', 3],
  ['tram bell 7 lamps, Sunday', 4],
] as const)('rates %j as %i', (password, strength) => {
  expect(passwordStrength(password, ['Teo Amaral', 'amara@plaza.test'])).toBe(strength);
});
