/** What the service worker uses of its global scope; the DOM types of the app do not hold it. */
export interface WorkerScope {
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly PageClient[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  readonly location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
}

interface ExtendableWorkerEvent {
  /** Keeps the worker alive until the work is done; a rejected install is tried again later. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends ExtendableWorkerEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface PageClient {
  readonly url: string;
  focus: () => Promise<unknown>;
}

interface WorkerEvents {
  install: ExtendableWorkerEvent;
  activate: ExtendableWorkerEvent;
  fetch: WorkerFetchEvent;
  message: ExtendableWorkerEvent & { readonly data: unknown };
  notificationclick: ExtendableWorkerEvent & { readonly notification: Notification };
}

/** A file of the build; its revision is null where the name itself holds the hash. */
export interface PrecachedFile {
  url: string;
  revision: string | null;
}
