import { recordings } from '../service/voice-note';

/** Answers `getUserMedia` with one track, or fails with `problem`. */
export class FakeMicrophone {
  isOn = false;
  problem: DOMException | null = null;

  getUserMedia = (): Promise<{ getTracks: () => { stop: () => void }[] }> => {
    if (this.problem) return Promise.reject(this.problem);
    this.isOn = true;
    const stop = () => {
      this.isOn = false;
    };
    return Promise.resolve({ getTracks: () => [{ stop }] });
  };
}

/** Hears nothing. */
export class FakeAudioContext {
  createAnalyser = () => ({
    fftSize: 4,
    getByteTimeDomainData: (levels: Uint8Array) => levels.fill(160),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}

/** Records a WebM header, whatever is said. */
export class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  mimeType = 'audio/webm;codecs=opus';

  start(): void {}

  stop(): void {
    const data = new Blob([new Uint8Array(recordings['audio/webm'])]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

/** As Chromium plays a WebM recording: without a duration until something seeks behind its end. */
export class FakeAudio extends EventTarget {
  src: string;
  duration = Number.POSITIVE_INFINITY;
  #at = 0;

  constructor(src: string) {
    super();
    this.src = src;
    setTimeout(() => this.dispatchEvent(new Event('loadedmetadata')));
  }

  get currentTime(): number {
    return this.#at;
  }

  set currentTime(to: number) {
    this.#at = to;
    if (Number.isFinite(this.duration)) return;
    this.duration = 21;
    setTimeout(() => this.dispatchEvent(new Event('durationchange')));
  }

  play(): Promise<void> {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  }

  pause(): void {
    this.dispatchEvent(new Event('pause'));
  }
}
