import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/lib/overlays/toast';
import { chatKitText } from '@/messages/ui/chat-kit';
import { type RecordingProblem, recordingProblem } from './recording-problem';

/** A recording with its duration in seconds and waveform peaks from 0 to 1. */
export interface Recording {
  blob: Blob;
  seconds: number;
  peaks: number[];
}

interface Session {
  recorder: MediaRecorder;
  stream: MediaStream;
  context: AudioContext;
  timer: ReturnType<typeof setInterval>;
  peaks: number[];
  startedAt: number;
  chunks: Blob[];
}

interface Options {
  /** Seconds; the recording then ends by itself. */
  longest: number;
  /** Number of peaks. */
  bars: number;
  onDone: (recording: Recording) => void;
  /** After the toast that says why the recording did not start. */
  onFail?: () => void;
}

const STEP_MS = 100;
/** Five minutes are 1.2 MB, which slow networks send within one attempt of the outbox. */
const BITS_PER_SECOND = 32_000;
const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/ogg;codecs=opus'];

const downsample = (peaks: readonly number[], bars: number): number[] =>
  Array.from({ length: bars }, (_, at) => peaks[Math.floor((at / bars) * peaks.length)] ?? 0.1);

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function stopSession({ timer, stream, context }: Session): void {
  clearInterval(timer);
  stopTracks(stream);
  void context.close();
}

function createRecorder(stream: MediaStream): MediaRecorder {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  return new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(mimeType && { mimeType }) });
}

/** Records from the microphone. `seconds` is null while idle; `level` is 0 to 1. */
export function useVoiceRecorder({ longest, bars, onDone, onFail }: Options) {
  const session = useRef<Session | null>(null);
  /** Start whose microphone may be used; a stop or unmount before the permission ends the start. */
  const attempt = useRef(0);
  const [progress, setProgress] = useState<{ seconds: number; level: number } | null>(null);
  useEffect(
    () => () => {
      attempt.current += 1;
      if (session.current) stopSession(session.current);
      session.current = null;
    },
    [],
  );

  const stop = (keep: boolean) => {
    attempt.current += 1;
    const now = session.current;
    session.current = null;
    setProgress(null);
    if (!now) return;
    const seconds = Math.min(longest, Math.max(1, (performance.now() - now.startedAt) / 1000));
    now.recorder.addEventListener('stop', () => {
      stopSession(now);
      if (!keep) return;
      const blob = new Blob(now.chunks, { type: now.recorder.mimeType });
      onDone({ blob, seconds, peaks: downsample(now.peaks, bars) });
    });
    now.recorder.stop();
  };

  const fail = (problem: RecordingProblem) => {
    showToast({ type: 'error', ...problem });
    onFail?.();
  };

  const start = async () => {
    if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) {
      fail({ title: chatKitText.recordingNotSupported, text: chatKitText.recordingNotSupportedHint });
      return;
    }
    const own = (attempt.current += 1);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (attempt.current !== own) {
        stopTracks(stream);
        return;
      }
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(stream).connect(analyser);
      const levels = new Uint8Array(analyser.fftSize);
      const recorder = createRecorder(stream);
      const newSession: Session = {
        recorder,
        stream,
        context,
        peaks: [],
        chunks: [],
        startedAt: performance.now(),
        timer: setInterval(() => {
          analyser.getByteTimeDomainData(levels);
          const level = Math.min(1, Math.max(...levels.map((each) => Math.abs(each - 128))) / 64);
          newSession.peaks.push(level);
          const seconds = (performance.now() - newSession.startedAt) / 1000;
          setProgress({ seconds, level });
          if (seconds >= longest) stop(true);
        }, STEP_MS),
      };
      recorder.addEventListener('dataavailable', (event) => newSession.chunks.push(event.data));
      recorder.start();
      session.current = newSession;
      setProgress({ seconds: 0, level: 0 });
    } catch (error) {
      if (attempt.current === own) fail(recordingProblem(error));
    }
  };
  return { seconds: progress?.seconds ?? null, level: progress?.level ?? 0, start, stop };
}
