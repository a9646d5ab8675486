// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { configureApi } from '@/lib/api/client';
import { enqueue, stopOutbox } from '@/queries/outbox/registry';
import { startOutbox } from '@/queries/outbox/start-outbox';
import type { OutboxItem } from '@/queries/outbox/store';
import { outboxHandlers } from '@/queries/outbox-handlers';
import { RELATIONSHIPS_KEY } from '@/queries/social/member/relationship';
import { createFakeBrowser, unsentWrites } from '../../support/social/fake-outbox';
import { eventually } from '../../support/eventually';

configureApi({ baseUrl: '/api/v1', getToken: () => Promise.resolve('of Ines') });

const vars = { handle: 'ada', memberId: 'ada', on: false };

/** A tab with the list of muted members open; `answer` sends the response of the oldest read. */
function openMutedList(client: QueryClient) {
  const answers: ((handles: string[]) => void)[] = [];
  const list = new QueryObserver(client, {
    queryKey: [RELATIONSHIPS_KEY, 'mute'],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  onTestFinished(list.subscribe(() => undefined));
  return {
    reads: () => answers.length,
    answer: (handles: string[]) => answers[answers.length - 1]?.(handles),
    shown: () => list.getCurrentResult().data,
  };
}

async function openTab(stored: readonly OutboxItem[] = []) {
  let accept: () => void = () => undefined;
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  const browser = createFakeBrowser(undefined, async () => {
    await accepted;
    return { relation: { muted: false } };
  });
  for (const item of stored) browser.storage.set(item.key, item);
  const client = new QueryClient();
  onTestFinished(() => stopOutbox(client));
  const list = openMutedList(client);
  await startOutbox(client, 'ines', {
    handlers: outboxHandlers,
    environment: browser.openTab().ground,
  });
  const settle = async () => {
    accept();
    await eventually(() => expect(unsentWrites(client)).toEqual([]));
  };
  return { client, list, settle };
}

it('reads the muted list again when an undo was accepted during the read', async () => {
  const { client, list, settle } = await openTab();
  await enqueue(client, { kind: 'mute', vars });
  await settle();
  expect(list.reads()).toBe(1);
  list.answer(['ada']);
  await eventually(() => expect(list.reads()).toBe(2));
  list.answer([]);
  await eventually(() => expect(list.shown()).toEqual([]));
  expect(list.reads()).toBe(2);
});

it('reads the muted list again when the undo of an earlier visit is accepted after the read', async () => {
  const item: OutboxItem = { key: 'undo', member: 'ines', kind: 'mute', at: 1, vars, parked: null };
  const { list, settle } = await openTab([item]);
  list.answer(['ada']);
  await eventually(() => expect(list.shown()).toEqual(['ada']));
  await settle();
  await eventually(() => expect(list.reads()).toBe(2));
});

it('leaves the open list in place when its own row is undone', async () => {
  const { client, list, settle } = await openTab();
  list.answer(['ada']);
  await eventually(() => expect(list.shown()).toEqual(['ada']));
  await enqueue(client, { kind: 'mute', vars });
  await settle();
  expect(list.shown()).toEqual(['ada']);
  expect(list.reads()).toBe(1);
});
