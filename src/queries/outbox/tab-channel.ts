import type { OutboxItem } from './store';

/** Tabs of two versions share the disk and the lock, not their messages. */
export const outboxChannelName = (member: string): string => `plaza.outbox.2.${member}`;

/** Message between the tabs of one browser. */
export interface OutboxMessage {
  put?: OutboxItem[];
  done?: { key: string; response: unknown };
  failed?: OutboxItem;
  removed?: string;
  /** The sender is the sending tab now: writes whose end was missed are on disk or done. */
  isLeader?: true;
}

export type RawChannel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

export interface TabChannel {
  broadcast: (message: OutboxMessage) => void;
  /** Delivers the messages received so far, then every later one. */
  listen: (receive: (message: OutboxMessage) => void) => void;
  close: () => void;
}

/** Open before the disk is read: no result is missed between disk and messages. */
export function openTabChannel(channel: RawChannel): TabChannel {
  let isClosed = false;
  const early: OutboxMessage[] = [];
  let deliver = (message: OutboxMessage): void => void early.push(message);
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => {
    if (!isClosed) deliver(data);
  };
  return {
    broadcast: (message) => {
      if (!isClosed) channel.postMessage(message);
    },
    listen: (receive) => {
      if (isClosed) return;
      deliver = receive;
      early.forEach(receive);
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
}
