// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '@contract/live-event';
import type { ConnectionEnd, ConnectionOptions } from '@/lib/live/connection';
import { openEventStream, type StreamEnvironment } from '@/lib/live/event-stream';
import { seededRandom } from '@/data/store/sample-values';
import { createLocks } from '../../support/dom/fake-locks';

const CUTS = 1_000;
const eventId = (number: number) => `${number}-1`;
const numberOf = (id: string) => Number(id.split('-')[0]);
const reply = (number: number): LiveEvent => ({
  type: 'reply',
  postId: String(number),
  replyTo: '0',
  authorId: '0',
});

interface Connection extends ConnectionOptions {
  end: (how: ConnectionEnd) => void;
}

/** A service with numbered events; each connection replays what follows its last id, then follows. */
function createService() {
  let last = 0;
  const connections = new Set<Connection>();
  const send = (to: Connection, number: number) =>
    to.onMessage({ id: eventId(number), event: reply(number) });
  const heartbeat = (to: Connection) => to.onMessage({ id: eventId(last), event: null });
  return {
    position: () => eventId(last),
    last: () => last,
    connections,
    publish: () => {
      last += 1;
      for (const connection of connections) send(connection, last);
    },
    beat: () => connections.forEach(heartbeat),
    connect: (options: ConnectionOptions): Promise<ConnectionEnd> =>
      new Promise((resolve) => {
        if (options.signal.aborted) return resolve({});
        const connection: Connection = {
          ...options,
          end: (how) => {
            connections.delete(connection);
            resolve(how);
          },
        };
        connections.add(connection);
        options.signal.addEventListener('abort', () => connection.end({}));
        options.onOpen();
        for (let n = options.lastId ? numberOf(options.lastId) + 1 : last + 1; n <= last; n += 1)
          send(connection, n);
        heartbeat(connection);
      }),
  };
}

/** Tabs of one browser: a channel that delivers late to sleeping tabs, and locks. */
function createBrowser() {
  const locks = createLocks();
  const tabs = new Set<{ isAsleep: boolean; queue: unknown[]; hear: (data: unknown) => void }>();
  return {
    openTab: (connect: StreamEnvironment['connect'], listPosition: string) => {
      const tab = { isAsleep: false, queue: [] as unknown[], hear: (_data: unknown) => {} };
      const environment: StreamEnvironment = {
        connect: async (options) => {
          // The network of a sleeping tab is cut when it wakes.
          return tab.isAsleep ? {} : connect(options);
        },
        firstReadPosition: () => listPosition,
        onReadPosition: () => () => undefined,
        lock: (name, signal, work) => locks.request(name, { signal }, work),
        channel: () => {
          const channel: ReturnType<StreamEnvironment['channel']> = {
            onmessage: null,
            postMessage: (data: unknown) => {
              for (const other of tabs) {
                if (other === tab) continue;
                if (other.isAsleep) other.queue.push(data);
                else queueMicrotask(() => other.hear(data));
              }
            },
            close: () => void tabs.delete(tab),
          };
          tab.hear = (data) =>
            channel.onmessage?.call(channel as BroadcastChannel, new MessageEvent('message', { data }));
          tabs.add(tab);
          return channel;
        },
      };
      return {
        environment,
        sleep: () => {
          tab.isAsleep = true;
        },
        wake: () => {
          tab.isAsleep = false;
          for (const data of tab.queue.splice(0)) tab.hear(data);
        },
      };
    },
  };
}

describe('the stream under cuts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([1, 2, 3, 4])(
    `shows each event once in every tab through ${CUTS / 4} cuts, lost tokens, sleeping tabs and young leaders, seed %i`,
    async (seed) => {
      const random = seededRandom(seed);
      const service = createService();
      const browser = createBrowser();
      let isOffline = false;
      const connect: StreamEnvironment['connect'] = (options) =>
        // A token that cannot be renewed without a network ends the attempt like any other failure.
        isOffline ? Promise.resolve({}) : service.connect(options);

      const openTab = () => {
        const heard: number[] = [];
        const listReadAt = service.last();
        const tab = browser.openTab(connect, service.position());
        const stop = openEventStream({
          member: 'ines',
          onEvent: (event) => event.type === 'reply' && heard.push(Number(event.postId)),
          onGap: () => heard.push(-1),
          onRejected: () => heard.push(-2),
          environment: tab.environment,
        });
        return { ...tab, heard, listReadAt, stop };
      };
      let tabs = [openTab(), openTab(), openTab()];
      const closed: typeof tabs = [];
      let cuts = 0;
      while (cuts < CUTS / 4) {
        const tab = random.pick(tabs);
        switch (random.int(0, 6)) {
          case 0:
          case 1:
            cuts += 1;
            for (const connection of service.connections)
              connection.end(random.chance(0.5) ? { closedByServer: true } : {});
            break;
          case 2:
            isOffline = !isOffline;
            if (isOffline) for (const connection of service.connections) connection.end({});
            break;
          case 3:
            tab.sleep();
            break;
          case 4:
            tab.wake();
            break;
          case 5:
            // The tab closes, perhaps the leading one, and a younger one opens.
            tab.wake();
            tab.stop();
            closed.push(tab);
            tabs = [...tabs.filter((one) => one !== tab), openTab()];
            break;
          default:
            service.beat();
        }
        for (let posts = random.int(0, 3); posts > 0; posts -= 1) service.publish();
        await vi.advanceTimersByTimeAsync(random.int(0, 4_000));
      }
      isOffline = false;
      for (const tab of tabs) tab.wake();
      for (let round = 0; round < 6; round += 1) {
        await vi.advanceTimersByTimeAsync(30_000);
        service.beat();
      }
      await vi.advanceTimersByTimeAsync(1_000);
      for (const { heard, listReadAt, stop } of tabs) {
        const expected = Array.from({ length: service.last() - listReadAt }, (_, at) => listReadAt + 1 + at);
        expect(heard).toEqual(expected);
        stop();
      }
      for (const { heard } of closed) expect(heard).toEqual([...new Set(heard)]);
    },
  );
});
