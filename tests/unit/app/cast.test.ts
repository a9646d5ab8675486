import { expect, it } from 'vitest';
import { demoAccounts } from '@/components/account/sign-in/demo-account/demo-account';
import { sampleFeed } from '@/components/shell/layouts/sample-feed';
import { sampleUsers } from '@/data/user/seed';
import { demoAccounts as localAccounts } from '../../../server/local/accounts';
import { seedMembers } from '../../../server/seed/members';

const faceOf = (url: string): string => url.replace(/^.*\/(\w+)\.svg$/, '$1');

/** Every place where a sample person has a face. */
const cast = [
  ...seedMembers,
  ...demoAccounts,
  ...localAccounts.map(({ displayName, photoUrl }) => ({ name: displayName, face: faceOf(photoUrl) })),
  ...sampleUsers().map(({ name, image }) => ({ name, face: faceOf(image) })),
  ...sampleFeed.map(({ name, avatar }) => ({ name, face: avatar })),
];

it.each([
  ['face', 'name'],
  ['name', 'face'],
] as const)('gives every %s one %s on the square, the sign-in page and in the workspace', (key, value) => {
  const found = new Map<string, Set<string>>();
  for (const person of cast) {
    found.set(person[key], (found.get(person[key]) ?? new Set()).add(person[value]));
  }
  expect([...found].filter(([, values]) => values.size > 1)).toEqual([]);
});
