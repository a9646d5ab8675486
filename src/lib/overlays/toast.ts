export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'default';

export type ToastPlacement =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right';

export interface Toast {
  /** Updates a visible toast with the same id. */
  id?: string;
  dismisses?: string;
  type: ToastType;
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  placement?: ToastPlacement;
  /** Defaults to 5; 0 shows the toast until it is dismissed. */
  durationSeconds?: number;
  /** Avatar in place of the icon. */
  imageUrl?: string;
}

interface ToastHost {
  show: (toast: Toast) => void;
  clear: () => void;
}

let host: ToastHost | null = null;
let requestHost: (() => void) | null = null;
const pendingToasts: Toast[] = [];

export function showToast(toast: Toast): void {
  if (host) host.show(toast);
  else {
    pendingToasts.push(toast);
    requestHost?.();
  }
}

/** `listener` runs when a toast is queued and no host is mounted. Returns an unsubscribe function. */
export function onToastHostNeeded(listener: () => void): () => void {
  requestHost = listener;
  if (pendingToasts.length > 0) listener();
  return () => {
    requestHost = null;
  };
}

/** Dismisses every toast, shown or queued. */
export function clearToasts(): void {
  pendingToasts.length = 0;
  host?.clear();
}

export function registerToastHost(mounted: ToastHost): () => void {
  host = mounted;
  // In development React mounts the host twice; toasts given to the first mount would be lost.
  queueMicrotask(() => {
    if (host === mounted) for (const toast of pendingToasts.splice(0)) mounted.show(toast);
  });
  return () => {
    // The next host may have mounted before this one unmounts.
    if (host === mounted) host = null;
  };
}
