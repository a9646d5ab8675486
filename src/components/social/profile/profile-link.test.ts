import { expect, test } from 'vitest';
import { linkText, profileLink } from './profile-link';

test.each([
  ['https://example.org', 'example.org'],
  ['HTTPS://www.Example.org/', 'example.org'],
  ['https://example.org/a?b=1#c', 'example.org/a?b=1#c'],
  // A look-alike host shows in its ASCII form.
  ['https://exаmple.org', 'xn--exmple-4nf.org'],
])('links %s', (value, text) => {
  const url = profileLink(value);
  expect(url && linkText(url)).toBe(text);
});

test.each([
  'http://example.org',
  'javascript:alert(1)',
  'https://',
  'https://localhost',
  'https://example.org@evil.example',
  'https://ada:secret@example.org',
  'see https://example.org',
  'example.org',
])('shows %s as text', (value) => {
  expect(profileLink(value)).toBeNull();
});
