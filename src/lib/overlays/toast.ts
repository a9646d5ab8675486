export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'default';

export type ToastPlacement =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right';

/** A short message at the top right; with `action`, a button beside it (Undo, Retry, View). */
export interface Toast {
  /** A toast that still shows under the same id is changed instead of a second one appearing. */
  id?: string;
  /** The toast under this id is over, whether it shows or waits for its turn. */
  dismisses?: string;
  type: ToastType;
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  /** Top right when left out, as everywhere in the app. */
  placement?: ToastPlacement;
  /** How long it stays: 5 when left out, 0 until it is dismissed. */
  durationSeconds?: number;
  /** Address of a face that stands in for the icon. */
  imageUrl?: string;
}

type Listener = (toast: Toast) => void;
let showInHost: Listener | null = null;
let requestHost: (() => void) | null = null;
const pendingToasts: Toast[] = [];

/** Shows a toast. The library behind it is loaded with the first one. */
export function showToast(toast: Toast): void {
  if (showInHost) showInHost(toast);
  else {
    pendingToasts.push(toast);
    requestHost?.();
  }
}

/** Called by whoever loads the toast region: `listener` runs when something waits and no region stands. */
export function onToastHostNeeded(listener: () => void): () => void {
  requestHost = listener;
  if (pendingToasts.length > 0) listener();
  return () => {
    requestHost = null;
  };
}

/** Called once by the toast region; hands over what was asked for before it stood. */
export function registerToastHost(listener: Listener): () => void {
  showInHost = listener;
  // A moment later: in development React mounts the region twice, and what the first one was given goes with it.
  queueMicrotask(() => {
    if (showInHost === listener) for (const toast of pendingToasts.splice(0)) listener(toast);
  });
  return () => {
    showInHost = null;
  };
}
