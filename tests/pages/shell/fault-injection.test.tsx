import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getMe } from '@contract/member';
import { getPost } from '@contract/post';
import { likePost } from '@contract/post-interaction';
import { sampleAccessorNames } from '@/data/store/accessors';
import { callApi, configureApi } from '@/lib/api/client';
import { ApiError, NetworkError } from '@/lib/api/errors';
import { hasStoredFaults } from '@/lib/devtools/stored-faults';
import { injectFaults, findOperationId } from '@/components/shell/devtools/fault-injection';
import {
  clearFaults,
  ALL_SAMPLE_ACCESSORS,
  ALL_CALLS,
  faultStore,
  setFault,
} from '@/components/shell/devtools/faults';
import { awaitSampleFault } from '@/lib/devtools/sample-fault-hook';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  stop = undefined;
  clearFaults();
  vi.unstubAllGlobals();
});

const serve = async () => {
  configureApi({ baseUrl: '/api/v1', getToken: fakeAuth().getToken });
  const { write, call: callAs } = await createTestService();
  const params = { postId: (await write(createMember('Amara Diallo'), 'Lemons at the corner')).id };
  return {
    like: () => callApi(likePost, { params }),
    isLiked: async () => (await callAs(ines, getPost, { params })).own.liked,
  };
};

describe('fault injection', () => {
  test('refuses one operation with a problem and leaves the others working', async () => {
    const { like, isLiked } = await serve();
    stop = injectFaults();
    setFault(likePost.id, { answer: '409' });
    const refusal: unknown = await like().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ problem: { status: 409, code: 'conflict', requestId: 'injected' } });
    expect(await isLiked()).toBe(false);
    expect(await callApi(getMe, {})).toMatchObject({ name: ines.name });
  });

  test('fails the network before or after the call', async () => {
    const { like, isLiked } = await serve();
    stop = injectFaults();
    setFault(ALL_CALLS, { answer: 'offline' });
    await expect(like()).rejects.toBeInstanceOf(NetworkError);
    expect(await isLiked()).toBe(false);
    setFault(ALL_CALLS, { answer: 'lost' });
    await expect(like()).rejects.toBeInstanceOf(NetworkError);
    expect(await isLiked()).toBe(true);
  });

  test('delays a call, sends Retry-After, and stops when the faults are removed', async () => {
    const { like } = await serve();
    stop = injectFaults();
    setFault(likePost.id, { answer: '429', delay: 60 });
    const since = performance.now();
    const refusal: unknown = await like().catch((error: unknown) => error);
    expect(performance.now() - since).toBeGreaterThan(50);
    expect(refusal).toMatchObject({ retryAfter: 5 });
    stop();
    expect((await like()).own.liked).toBe(true);
  });

  test('applies to the sample data', async () => {
    stop = injectFaults();
    await expect(awaitSampleFault('invoices')).resolves.toBeUndefined();
    setFault(ALL_SAMPLE_ACCESSORS, { answer: '500' });
    await expect(awaitSampleFault('invoices')).rejects.toBeInstanceOf(ApiError);
    setFault('sample:invoices', { answer: 'offline' });
    await expect(awaitSampleFault('invoices')).rejects.toBeInstanceOf(NetworkError);
  });

  test('finds operations by method and path', () => {
    const id = '0198a5b0-0000-7000-8000-000000000001';
    expect(findOperationId('PUT', `/api/v1/posts/${id}/like`)).toBe('likePost');
    expect(findOperationId('GET', '/api/v1/feed?tab=following')).toBe('readFeed');
    expect(findOperationId('GET', '/webapp/assets/x.js')).toBeNull();
  });

  test('survives a reload while a fault is set', () => {
    setFault(likePost.id, { answer: '500' });
    setFault(likePost.id, { delay: 300 });
    expect(faultStore.get()).toEqual({ likePost: { answer: '500', delay: 300 } });
    expect(hasStoredFaults()).toBe(true);
    setFault(likePost.id, { answer: 'none', delay: 0 });
    expect(hasStoredFaults()).toBe(false);
  });
});

test('the console lists every sample data collection', () => {
  const named = readdirSync('src/data', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(`src/data/${file}`, 'utf8').matchAll(
        /createCollection(?:<[^>]+>)?\(\{\s*name: '([\w-]+)'/g,
      ),
    ])
    .flatMap((match) => match[1] ?? []);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !sampleAccessorNames.some((known) => known === name))).toEqual([]);
});

test('the console injects a fault and shows the bar until Stop', async () => {
  const { user } = await renderApp('/devtools', { auth: fakeAuth(null) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Response of likePost' }), '401');
  const bar = await screen.findByRole('complementary', { name: 'Injected faults' });
  expect(bar).toHaveTextContent('1 fault injected');
  await user.type(screen.getByRole('searchbox', { name: 'Filter calls' }), 'feed');
  expect(screen.queryByRole('combobox', { name: 'Response of likePost' })).not.toBeInTheDocument();
  await user.click(within(bar).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(faultStore.get()).toEqual({});
});
