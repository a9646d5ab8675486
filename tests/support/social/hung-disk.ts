import { vi } from 'vitest';

/** Method of fake-indexeddb's transactions that begins their work. */
const START = '_start';

let tellAsked: () => void = () => undefined;

/** Resolves with the next request that a hung disk does not answer. */
export const unansweredRequest = (): Promise<void> =>
  new Promise((resolve) => {
    tellAsked = resolve;
  });

/** Stops IndexedDB from answering, without an error; the returned function lets it go on. */
export function hangDisk(): () => void {
  const start = Reflect.get(IDBTransaction.prototype, START) as () => void;
  const waiting: (() => void)[] = [];
  const hold = function hold(this: IDBTransaction): void {
    waiting.push(() => start.call(this));
    tellAsked();
  };
  Reflect.set(IDBTransaction.prototype, START, hold);
  const neverAnswer = () => {
    tellAsked();
    return new EventTarget() as IDBOpenDBRequest;
  };
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(neverAnswer);
  const remove = vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(neverAnswer);
  return () => {
    Reflect.set(IDBTransaction.prototype, START, start);
    open.mockRestore();
    remove.mockRestore();
    for (const resume of waiting) resume();
  };
}
