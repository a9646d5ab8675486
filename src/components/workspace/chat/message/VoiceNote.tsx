import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import IconPause from '~icons/tabler/player-pause-filled';
import IconPlay from '~icons/tabler/player-play-filled';
import type { ChatMessage } from '@/data/chat/schema';
import { createToneWav } from './tone-wav';
import { showToast } from '@/lib/overlays/toast';
import { attachmentOptions } from '@/queries/workspace/attachment';
import { durationLabel } from './message-time';

export function VoiceNote({ voice, id }: { voice: NonNullable<ChatMessage['voice']>; id: string }) {
  const client = useQueryClient();
  const player = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(
    () => () => {
      player.current?.pause();
      if (player.current) URL.revokeObjectURL(player.current.src);
    },
    [],
  );

  const prepare = async (): Promise<HTMLAudioElement> => {
    if (player.current) return player.current;
    const recording = voice.blobKey ? await client.query(attachmentOptions(voice.blobKey)) : null;
    const audio = new Audio(
      URL.createObjectURL(recording?.blob ?? createToneWav(voice.peaks, voice.seconds)),
    );
    audio.addEventListener('timeupdate', () => setAt(audio.currentTime / voice.seconds));
    audio.addEventListener('ended', () => {
      setPlaying(false);
      setAt(0);
    });
    player.current = audio;
    return audio;
  };
  const toggle = async () => {
    const audio = await prepare();
    if (playing) audio.pause();
    else await audio.play();
    setPlaying(!playing);
  };

  return (
    <>
      <button
        type="button"
        className="icon-button icon-button-play"
        aria-label={playing ? 'Pause voice note' : 'Play voice note'}
        onClick={() => {
          toggle().catch(() => showToast({ type: 'error', title: 'Voice note cannot be played' }));
        }}
      >
        {playing ? <IconPause /> : <IconPlay />}
      </button>
      <span className="voice-note-wave" aria-hidden="true">
        {voice.peaks.slice(0, 40).map((peak, place, all) => (
          <i
            key={`${id}-${place}`}
            className={place / all.length < at ? 'is-played' : undefined}
            style={{ height: `${4 + peak * 22}px` }}
          />
        ))}
      </span>
      <small>{durationLabel(playing ? at * voice.seconds : voice.seconds)}</small>
    </>
  );
}
