import { describe, expect, test } from 'vitest';
import { createQueryClient } from '@/queries/client';
import { createAppRouter } from '@/app/router';
import { promisedAddresses, missingAddresses } from '../../support/browser/promised-addresses';
import { fakeAuth } from '../../support/pages/fake-auth';

// The router's own view of src/routeTree.gen.ts; an index route is known by its address with a slash.
const { routesByPath } = createAppRouter({
  queryClient: createQueryClient(),
  auth: fakeAuth(),
});
/** Behind the guard of the members' layout; every other address is open. */
const guarded = ['/', '/dashboard'];
const added = ['/explore', '/post', '/post/$postId', '/notifications', '/more', '/moderation', '/u/$handle'];

const built = new Set(Object.keys(routesByPath).map((path) => path.replace(/(.)\/$/, '$1')));

describe('routes', () => {
  test('are 111, each once', () => {
    expect(promisedAddresses).toHaveLength(111);
    expect(new Set(promisedAddresses).size).toBe(111);
  });

  test('all exist', () => {
    const missing = promisedAddresses.filter((address) => !built.has(address));
    expect(missing.toSorted()).toEqual(missingAddresses.toSorted());
  });

  test('are open, except the feed and pages for members only', () => {
    const behind = Object.values(routesByPath)
      .filter(({ id }) => id.startsWith('/_shell/_member/'))
      .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));
    expect(promisedAddresses.filter((address) => behind.includes(address))).toEqual(guarded);
    expect(behind).toEqual(expect.arrayContaining(added));
  });
});
