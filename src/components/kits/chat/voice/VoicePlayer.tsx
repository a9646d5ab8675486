import { useEffect, useRef, useState } from 'react';
import IconPause from '~icons/tabler/player-pause-filled';
import IconPlay from '~icons/tabler/player-play-filled';
import { showToast } from '@/lib/overlays/toast';
import { chatKitText } from '@/messages/ui/chat-kit';
import { durationLabel } from './duration-label';
import { loadAudio, playAlone } from './play-audio';
import './voice-note.scss';

interface Props {
  seconds: number;
  /** Heights of the bars, 0 to 1. */
  peaks: readonly number[];
  /** Reads the recording, at the first press of play. */
  load: () => Promise<Blob>;
}

const isInterrupted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export function VoicePlayer({ seconds, peaks, load }: Props) {
  const player = useRef<Promise<HTMLAudioElement> | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  /** Seconds. */
  const [at, setAt] = useState(0);
  useEffect(
    () => () => {
      void player.current?.then(
        (audio) => {
          audio.pause();
          URL.revokeObjectURL(audio.src);
        },
        () => undefined,
      );
    },
    [],
  );

  const prepare = async (): Promise<HTMLAudioElement> => {
    const audio = await loadAudio(await load());
    audio.currentTime = at;
    audio.addEventListener('timeupdate', () => setAt(audio.currentTime));
    audio.addEventListener('play', () => setPlaying(true));
    audio.addEventListener('pause', () => setPlaying(false));
    audio.addEventListener('ended', () => {
      setPlaying(false);
      setAt(0);
    });
    return audio;
  };
  const toggle = async () => {
    player.current ??= prepare();
    const audio = await player.current.catch((error: unknown) => {
      player.current = null;
      throw error;
    });
    if (isPlaying) audio.pause();
    else await playAlone(audio);
  };
  const seek = (to: number) => {
    setAt(to);
    void player.current?.then(
      (audio) => {
        audio.currentTime = to;
      },
      () => undefined,
    );
  };

  return (
    <div className="voice-note fill row-2 mw-100" role="group" aria-label={chatKitText.voiceNote}>
      <button
        type="button"
        className="btn btn-primary btn-icon flex-none rounded-arch"
        aria-label={isPlaying ? chatKitText.pauseVoiceNote : chatKitText.playVoiceNote}
        onClick={() => {
          toggle().catch((error: unknown) => {
            if (isInterrupted(error)) return;
            showToast({
              type: 'error',
              title: chatKitText.playFailed,
              text: chatKitText.playFailedHint,
            });
          });
        }}
      >
        {isPlaying ? <IconPause /> : <IconPlay />}
      </button>
      <span className="voice-note-wave focus-within position-relative d-flex align-items-center justify-content-between min-w-0 rounded-sm">
        {peaks.map((peak, place) => (
          <i
            key={place}
            className={place / peaks.length < at / seconds ? 'is-played' : undefined}
            style={{ height: `${4 + peak * 22}px` }}
          />
        ))}
        <input
          type="range"
          min={0}
          max={seconds}
          step={1}
          value={Math.min(Math.round(at), seconds)}
          aria-label={chatKitText.position}
          aria-valuetext={chatKitText.timeOf(durationLabel(at), durationLabel(seconds))}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </span>
      <small className="flex-none fs-xs tabular">{durationLabel(isPlaying || at > 0 ? at : seconds)}</small>
    </div>
  );
}
