/** Service worker globals in use; the app's DOM types do not include them. */
export interface WorkerScope {
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly PageClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  readonly location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
}

interface ExtendableWorkerEvent {
  /** Keeps the worker alive until the promise settles; a rejected install is retried later. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends ExtendableWorkerEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
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

/** A file of the build; `revision` is null for hashed names. */
export interface BuildFile {
  url: string;
  revision: string | null;
  /** Stored at installation; the others on request. */
  isShell: boolean;
}
