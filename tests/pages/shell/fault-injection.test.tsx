import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getMe } from '@contract/member/member';
import { getPost } from '@contract/post/post';
import { likePost } from '@contract/post/post-interaction';
import { sampleAccessorNames } from '@/data/store/accessors';
import { type ApiConfig, callApi, configureApi } from '@/lib/api/client';
import { ApiError, NetworkError } from '@/lib/api/errors';
import { hasStoredFaults } from '@/lib/devtools/stored-faults';
import { compareEvents } from '@/components/shell/devtools/audit-events';
import {
  expireToken,
  findOperationId,
  injectFaults,
  tokenStatus,
} from '@/components/shell/devtools/fault-injection';
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

  test('refuses an expired token until the app has renewed it', async () => {
    const { like } = await serve();
    const renewed = await fakeAuth().getToken();
    const getToken = vi.fn<ApiConfig['getToken']>(async (force) => (force ? renewed : 'earlier token'));
    configureApi({ baseUrl: '/api/v1', getToken });
    stop = injectFaults();
    await expireToken();
    expect(tokenStatus.get()).toBe('expired');
    expect((await like()).own.liked).toBe(true);
    expect(getToken).toHaveBeenLastCalledWith(true);
    expect(tokenStatus.get()).toBe('renewed');
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

test('the check for gaps names missed and doubled events', () => {
  expect(compareEvents(['1', '2', '3'], ['1', '3', '3'])).toEqual({
    sent: 3,
    missed: ['2'],
    doubled: ['3'],
  });
  expect(compareEvents(['1', '2'], ['1', '2'])).toMatchObject({ missed: [], doubled: [] });
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

test('a link to the console injects its faults once, and the console links to its state', async () => {
  const faults = { likePost: { answer: '401', delay: 300 } };
  const { user, address } = await renderApp(
    `/devtools?faults=${encodeURIComponent(JSON.stringify(faults))}`,
    { auth: fakeAuth(null) },
  );
  expect(await screen.findByRole('combobox', { name: 'Response of likePost' })).toHaveValue('401');
  expect(screen.getByRole('combobox', { name: 'Delay of likePost' })).toHaveValue('300');
  await waitFor(() => expect(address()).toBe('/devtools'));
  const linked = () => {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Link to these faults' });
    return JSON.parse(new URL(href).searchParams.get('faults') ?? '') as unknown;
  };
  expect(linked()).toEqual(faults);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Delay of Live stream' }), '3000');
  expect(linked()).toEqual({ ...faults, events: { answer: 'none', delay: 3000 } });
  await user.click(screen.getByRole('button', { name: 'Stop all faults' }));
  expect(await screen.findByRole('link', { name: 'Link to this page' })).toBeVisible();
});

test('the console cuts the stream, expires the token, and shows the gap', async () => {
  const { user } = await renderApp('/devtools');
  const panel = await screen.findByRole('region', { name: 'Live stream' });
  expect(await within(panel).findByText('This tab reads the stream')).toBeVisible();
  expect(await within(panel).findByText('Open')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Cut for 5 s' }));
  expect(await within(panel).findByText('Closed, reconnecting')).toBeVisible();
  expect(within(panel).getByRole('list', { name: 'Gaps' })).toHaveTextContent('closed, reconnecting');
  await user.click(within(panel).getByRole('button', { name: 'Expire the token' }));
  expect(await within(panel).findByText(/^(Expired|Renewed)/)).toBeVisible();
});
