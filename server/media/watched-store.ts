import { HttpProblem } from '../http/response/problem';
import type { Metrics } from '../ops/metrics';
import type { ObjectStore } from './object-store';

interface Counts {
  calls: number;
  failures: number;
  seconds: number;
}

export interface WatchedStore extends ObjectStore {
  /** Whether the store answered the last probe; probes at most every ten seconds. */
  isUp: () => Promise<boolean>;
}

const PROBE_MS = 10_000;
/** Time that a probe gets before the store counts as down; the probe goes on. */
const PROBE_WAIT_MS = 2000;

/** 503 with the code `unavailable`; `fields.storage` tells this failure from others. */
function storageProblem(cause: unknown): HttpProblem {
  const problem = new HttpProblem('unavailable', {
    detail: 'Pictures and files are unavailable. Try again in a few minutes.',
    fields: { storage: 'The store of pictures and files does not answer.' },
  });
  problem.cause = cause;
  return problem;
}

const after = (milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds).unref();
  });

/** Turns failures of the store into problems, and counts calls, failures and time. */
export function watchStore(store: ObjectStore, metrics: Metrics): WatchedStore {
  const operations = ['put', 'copy', 'find', 'delete', 'list', 'checksum', 'probe'] as const;
  const counts = new Map<string, Counts>(
    operations.map((name) => [name, { calls: 0, failures: 0, seconds: 0 }]),
  );
  const watch = async <T>(name: (typeof operations)[number], work: () => Promise<T>): Promise<T> => {
    const count = counts.get(name) ?? { calls: 0, failures: 0, seconds: 0 };
    const since = performance.now();
    count.calls += 1;
    try {
      return await work();
    } catch (cause) {
      count.failures += 1;
      throw storageProblem(cause);
    } finally {
      count.seconds += (performance.now() - since) / 1000;
    }
  };
  let probed = { at: -Infinity, result: Promise.resolve(true) };
  let isUp = true;
  const probe = (): Promise<boolean> => {
    if (performance.now() - probed.at < PROBE_MS) return probed.result;
    const result = watch('probe', () => store.probe()).then(
      () => (isUp = true),
      () => (isUp = false),
    );
    probed = { at: performance.now(), result };
    return result;
  };
  const read = (of: (count: Counts) => number) => () =>
    Object.fromEntries([...counts].map(([name, count]) => [name, of(count)]));
  const gauges = (name: string, help: string, of: (count: Counts) => number): void =>
    metrics.gauges(`plaza_storage_${name}`, help, 'operation', read(of));
  gauges('calls', 'Calls of the store of pictures and files', ({ calls }) => calls);
  gauges('failures', 'Calls that failed', ({ failures }) => failures);
  gauges('seconds', 'Time that the calls took', ({ seconds }) => seconds);
  metrics.gauge('plaza_storage_up', '1 while the store of pictures and files answers', () => (isUp ? 1 : 0));

  return {
    kind: store.kind,
    put: (key, body, type) => watch('put', () => store.put(key, body, type)),
    copy: (from, to) => watch('copy', () => store.copy(from, to)),
    find: (key) => watch('find', () => store.find(key)),
    delete: (keys) => watch('delete', () => store.delete(keys)),
    async *list(folder, last) {
      const pages = store.list(folder, last)[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await watch('list', () => pages.next());
        if (done) return;
        yield value;
      }
    },
    checksum: (key) => watch('checksum', () => store.checksum(key)),
    deleteUnfinished: (before) => watch('delete', () => store.deleteUnfinished(before)),
    probe: () => watch('probe', () => store.probe()),
    close: () => store.close(),
    isUp: () => Promise.race([probe(), after(PROBE_WAIT_MS)]),
  };
}
