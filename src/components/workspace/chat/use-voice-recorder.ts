import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/lib/overlays/toast';

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

const STEP_MS = 100;
const BARS = 40;
const MAX_SECONDS = 300;

const downsample = (peaks: readonly number[]): number[] =>
  Array.from({ length: BARS }, (_, at) => peaks[Math.floor((at / BARS) * peaks.length)] ?? 0.1);

function stopSession(session: Session): void {
  clearInterval(session.timer);
  for (const track of session.stream.getTracks()) track.stop();
  void session.context.close();
}

/** Records from the microphone for at most five minutes. `seconds` is null while idle. */
export function useVoiceRecorder(onDone: (recording: Recording) => void) {
  const session = useRef<Session | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(
    () => () => {
      if (session.current) stopSession(session.current);
    },
    [],
  );

  const stop = (keep: boolean) => {
    const now = session.current;
    session.current = null;
    setSeconds(null);
    if (!now) return;
    now.recorder.addEventListener('stop', () => {
      stopSession(now);
      if (!keep) return;
      onDone({
        blob: new Blob(now.chunks, { type: now.recorder.mimeType }),
        seconds: Math.max(1, (performance.now() - now.startedAt) / 1000),
        peaks: downsample(now.peaks),
      });
    });
    now.recorder.stop();
  };

  const start = async () => {
    if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) {
      showToast({
        type: 'error',
        title: 'Recording not supported',
        text: 'Use a browser that can record sound.',
      });
      return;
    }
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(stream).connect(analyser);
      const levels = new Uint8Array(analyser.fftSize);
      const recorder = new MediaRecorder(stream);
      const newSession: Session = {
        recorder,
        stream,
        context,
        peaks: [],
        chunks: [],
        startedAt: performance.now(),
        timer: setInterval(() => {
          analyser.getByteTimeDomainData(levels);
          newSession.peaks.push(Math.min(1, Math.max(...levels.map((level) => Math.abs(level - 128))) / 64));
          const passed = (performance.now() - newSession.startedAt) / 1000;
          setSeconds(passed);
          if (passed > MAX_SECONDS) stop(true);
        }, STEP_MS),
      };
      recorder.addEventListener('dataavailable', (event) => newSession.chunks.push(event.data));
      recorder.start();
      session.current = newSession;
      setSeconds(0);
    } catch {
      showToast({
        type: 'error',
        title: 'Microphone blocked',
        text: 'Allow the microphone in the address bar, then try again.',
      });
    }
  };
  return { seconds, start, stop };
}
