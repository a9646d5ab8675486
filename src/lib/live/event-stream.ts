import type { LiveEvent } from '@contract/live-event';
import type { ProblemCode } from '@contract/problem';
import { holdWebLock } from '@/lib/browser/web-lock';
import { reportReachable } from '@/lib/api/reachability';
import { readConnection, SILENCE_TIMEOUT_MS } from './connection';
import { createEventSequence, type SequencedMessage } from './event-sequence';
import { firstReadPosition, onReadPosition } from './read-position';
import { monitored, reportMessage, reportRole, reportStart } from './stream-monitor';
import { createStreamReader } from './stream-reader';

/** Maximum time that a stream waits for the first list, whose position it begins at, in ms. */
const FIRST_READ_TIMEOUT_MS = 1_000;
/** Time without a message from the leading tab until this tab reads a stream of its own, in ms. */
const LEADER_TIMEOUT_MS = 2 * SILENCE_TIMEOUT_MS;

/** Message between the tabs of one member. */
interface TabMessage {
  message?: SequencedMessage;
  /** An event outside the sequence. */
  counts?: LiveEvent;
  /** Id of the stream that the leading tab reads. */
  streamId?: string;
  rejected?: ProblemCode;
  /** The sending tab is behind: replay what follows this id. */
  from?: string;
  open?: true;
}

/** The browser as the stream uses it; tests replace it. */
export interface StreamEnvironment {
  connect: typeof readConnection;
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** Runs `work` while this tab holds the lock. */
  lock: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<unknown>;
  /** Positions of this tab's reads. */
  firstReadPosition: () => string | null;
  onReadPosition: (listener: (position: string) => void) => () => void;
}

export const browserStreamEnvironment: StreamEnvironment = {
  connect: monitored(readConnection),
  channel: (name) => new BroadcastChannel(name),
  lock: holdWebLock,
  firstReadPosition,
  onReadPosition,
};

interface EventStreamOptions {
  member: string;
  onEvent: (event: LiveEvent) => void;
  /** Events may be missing: the stream began again without an id to resume from. */
  onGap: () => void;
  /** The service refused the member; the stream does not reconnect until the next page load. */
  onRejected: (code: ProblemCode) => void;
  /** The service can be reached, in any tab. */
  onOpen?: () => void;
  /** The stream of all tabs has this id: each tab declares its posts with it. */
  onStreamId?: (id: string) => void;
  environment?: StreamEnvironment;
}

/**
 * Opens one stream for all tabs of a member: the tab that holds the lock reads the stream and broadcasts each event.
 * Every tab checks that a message continues its own sequence, and asks the leading tab for what it missed: a list read
 * earlier, a tab that slept, or a leader younger than the tab. Returns a function that ends this tab's part.
 */
export function openEventStream({
  member,
  onEvent,
  onGap,
  onRejected,
  onOpen,
  onStreamId,
  environment = browserStreamEnvironment,
}: EventStreamOptions): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // The version is part of the name: a tab of another version has messages of another shape, and its own leader.
  const name = `plaza.live.3.${member}`;
  const channel = environment.channel(name);
  const sequence = createEventSequence(onEvent);
  let isReading = false;
  let streamId: string | undefined;
  let leaderTimer: ReturnType<typeof setTimeout> | undefined;
  const opened = () => {
    reportReachable();
    onOpen?.();
  };
  const post = (message: TabMessage) => {
    if (!signal.aborted) channel.postMessage(message);
  };
  const noteStream = (id: string | undefined) => {
    if (id === undefined || id === streamId) return;
    streamId = id;
    onStreamId?.(id);
  };

  const reader = createStreamReader({
    connect: environment.connect,
    lastId: sequence.lastId,
    onOpen: (id) => {
      post({ open: true, ...(id === undefined ? {} : { streamId: id }) });
      opened();
      noteStream(id);
    },
    onMessage: (message) => {
      // A tab that opens later learns the stream's id from the next heartbeat.
      post({ message, ...(streamId === undefined ? {} : { streamId }) });
      receive(message);
    },
    onCounts: (counts) => {
      post({ counts });
      if (!signal.aborted) onEvent(counts);
    },
    onGap,
    onRejected: (code) => {
      post({ rejected: code });
      onRejected(code);
    },
  });

  function askForReplay(): void {
    const from = sequence.lastId();
    if (from === null) return;
    if (isReading) reader.rewind(from);
    else post({ from });
  }
  function receive(message: SequencedMessage): void {
    if (signal.aborted) return;
    const result = sequence.receive(message);
    reportMessage(message, result);
    if (result === 'gap') askForReplay();
  }
  function answerReplay(from: string): void {
    const messages = sequence.replay(from);
    if (messages) for (const message of messages) post({ message });
    else reader.rewind(from);
  }
  function watchLeader(): void {
    clearTimeout(leaderTimer);
    // A frozen tab keeps the lock.
    if (!isReading && !signal.aborted) leaderTimer = setTimeout(() => void readStream(), LEADER_TIMEOUT_MS);
  }
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (signal.aborted) return;
    if (data.rejected) onRejected(data.rejected);
    else if (data.from !== undefined) {
      if (isReading) answerReplay(data.from);
    } else {
      watchLeader();
      if (data.open) opened();
      noteStream(data.streamId);
      if (data.counts) onEvent(data.counts);
      if (data.message) receive(data.message);
    }
  };

  const stopListening = environment.onReadPosition((position) => {
    if (sequence.noteRead(position)) return;
    reportStart(position);
    askForReplay();
  });
  reportRole('follows');
  const first = environment.firstReadPosition();
  if (first !== null) sequence.noteRead(first);

  const untilFirstRead = (): Promise<void> =>
    new Promise((resolve) => {
      if (sequence.lastId() !== null) return resolve();
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(done, FIRST_READ_TIMEOUT_MS);
      const stop = environment.onReadPosition(done);
    });
  async function readStream(): Promise<void> {
    if (isReading) return;
    isReading = true;
    reportRole('leads');
    clearTimeout(leaderTimer);
    await untilFirstRead();
    await reader.read(signal);
  }

  environment.lock(name, signal, readStream).catch(() => {
    // Stopped while waiting for the lock.
  });
  watchLeader();
  signal.addEventListener('abort', () => {
    clearTimeout(leaderTimer);
    stopListening();
    channel.close();
    reportRole('none');
  });
  return () => stopped.abort();
}
