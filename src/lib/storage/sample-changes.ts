import { sessionUid } from '@/lib/session/member-session';

// Part of the first load: queries listen to changes before any sample data is read.

interface ChangeMessage {
  uid: string | null;
  /** Null: all. */
  collection: string | null;
}

type ChangeListener = (collection: string | null) => void;
const listeners = new Set<ChangeListener>();
let channel: BroadcastChannel | null = null;
let clearCaches: (() => void) | null = null;

/** Calls back before the listeners when another tab has changed the data. */
export function onRemoteSampleChange(clear: () => void): void {
  clearCaches = clear;
}

/** In this tab only. */
export function notifySampleChange(collection: string | null): void {
  for (const listener of listeners) listener(collection);
}

function connectChannel(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('plaza-sample.2');
  channel.addEventListener('message', ({ data }: MessageEvent<ChangeMessage>) => {
    if (data.uid !== sessionUid.get()) return;
    clearCaches?.();
    notifySampleChange(data.collection);
  });
}

export function broadcastSampleChange(collection: string | null): void {
  connectChannel();
  channel?.postMessage({ uid: sessionUid.get(), collection } satisfies ChangeMessage);
  notifySampleChange(collection);
}

/**
 * Calls back with the changed collection's name (null: all), for changes in any tab. Returns an unsubscribe
 * function.
 */
export function onSampleDataChange(listener: ChangeListener): () => void {
  listeners.add(listener);
  connectChannel();
  return () => void listeners.delete(listener);
}
