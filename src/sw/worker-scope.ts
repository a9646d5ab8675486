/** What the service worker uses of its global scope; the DOM types of the app do not hold it. */
export interface Scope {
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  readonly location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof Events>(type: K, listener: (event: Events[K]) => void) => void;
}

interface Lasting {
  /** Keeps the worker alive until the work is done; a rejected install is tried again later. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends Lasting {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface OpenPage {
  readonly url: string;
  focus: () => Promise<unknown>;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: FetchEvent;
  message: Lasting & { readonly data: unknown };
  notificationclick: Lasting & { readonly notification: Notification };
}

/** A file of the build; its revision is null where the name itself holds the hash. */
export interface ShellFile {
  url: string;
  revision: string | null;
}
