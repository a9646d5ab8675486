/** Later than the end of any recording, in seconds. */
const BEYOND_END = 86_400;

/** Browsers write WebM recordings without a duration, and seek in them only after they have read the end. */
function findEnd(audio: HTMLAudioElement): Promise<void> {
  return new Promise((resolve, reject) => {
    audio.addEventListener('error', () => reject(new Error('The recording cannot be decoded')), {
      once: true,
    });
    audio.addEventListener(
      'loadedmetadata',
      () => {
        if (Number.isFinite(audio.duration)) return resolve();
        audio.addEventListener('durationchange', () => resolve(), { once: true });
        audio.currentTime = BEYOND_END;
      },
      { once: true },
    );
  });
}

/** An element that plays and seeks; the caller revokes the object URL in `src`. */
export async function loadAudio(recording: Blob): Promise<HTMLAudioElement> {
  const audio = new Audio(URL.createObjectURL(recording));
  if (recording.type.startsWith('audio/webm')) await findEnd(audio);
  return audio;
}

let current: HTMLAudioElement | null = null;

/** Pauses the recording that plays before. */
export async function playAlone(audio: HTMLAudioElement): Promise<void> {
  if (current !== audio) current?.pause();
  current = audio;
  await audio.play();
}
