// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readConfig } from '../ops/config';
import { buildCsp } from './csp';

const policyOf = (environment: Record<string, string>, google = false): Record<string, string> =>
  Object.fromEntries(
    buildCsp(readConfig(environment), { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], google })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('names no host without configuration', () => {
  const policy = policyOf({});
  expect(Object.values(policy).join(' ')).not.toMatch(/https?:|unsafe|\*/);
  expect(policy['style-src']).toBe("'self' 'sha256-b'");
  expect(policy['trusted-types']).toBe('default dompurify');
});

test('a Google Maps key allows its hosts and styles in one document and no further scripts', () => {
  const key = { VITE_GOOGLE_MAPS_KEY: 'made-up' };
  expect(policyOf(key)).toEqual(policyOf({}));
  expect(policyOf({}, true)).toEqual(policyOf({}));
  const policy = policyOf(key, true);
  expect(policy['script-src']).toBe("'self' 'sha256-a' https://maps.googleapis.com");
  expect(policy['style-src']).toBe("'self' 'unsafe-inline' https://fonts.googleapis.com");
  expect(policy['connect-src']).toContain('https://*.googleapis.com');
  expect(policy['trusted-types']).toContain('google-maps-api#html');
});

test('allows map tiles as pictures of one host or its subdomains', () => {
  const img = (address: string) => policyOf({ VITE_TILE_URL: address })['img-src'];
  expect(img('https://tile.example/{z}/{x}/{y}.png')).toBe("'self' data: blob: https://tile.example");
  expect(img('https://{s}.tile.example/{z}/{x}/{y}.png')).toBe("'self' data: blob: https://*.tile.example");
  expect(() => img('tile.example')).toThrow('VITE_TILE_URL must be an address like');
});
