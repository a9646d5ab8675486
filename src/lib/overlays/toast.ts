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
  ends?: string;
  type: ToastType;
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  /** Top right when left out, as everywhere in the app. */
  placement?: ToastPlacement;
  /** How long it stays: 5 when left out, 0 until it is dismissed. */
  seconds?: number;
  /** Address of a face that stands in for the icon. */
  picture?: string;
}

type Listener = (toast: Toast) => void;
let show: Listener | null = null;
let wake: (() => void) | null = null;
const waiting: Toast[] = [];

/** Shows a toast. The library behind it is loaded with the first one. */
export function notify(toast: Toast): void {
  if (show) show(toast);
  else {
    waiting.push(toast);
    wake?.();
  }
}

/** Called by whoever loads the toast region: `listener` runs when something waits and no region stands. */
export function onToastWanted(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}

/** Called once by the toast region; hands over what was asked for before it stood. */
export function onToast(listener: Listener): () => void {
  show = listener;
  // A moment later: in development React mounts the region twice, and what the first one was given goes with it.
  queueMicrotask(() => {
    if (show === listener) for (const toast of waiting.splice(0)) listener(toast);
  });
  return () => {
    show = null;
  };
}
