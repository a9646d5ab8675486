import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import IconStop from '~icons/tabler/player-stop-filled';
import IconSend from '~icons/tabler/send';
import IconTrash from '~icons/tabler/trash';
import { MAX_VOICE_BYTES, MAX_VOICE_SECONDS, VOICE_PEAKS } from '@contract/post/voice-note';
import { durationLabel } from '@/components/kits/chat/voice/duration-label';
import { type Recording, useVoiceRecorder } from '@/components/kits/chat/voice/use-voice-recorder';
import { VoicePlayer } from '@/components/kits/chat/voice/VoicePlayer';
import { confirmAction } from '@/lib/overlays/confirm';
import { showToast } from '@/lib/overlays/toast';
import { savePicture } from '@/lib/storage/picture-store';
import { sendMessage } from '@/queries/social/mutations/message';
import { commonText } from '@/messages/ui/common';
import { messageText } from '@/messages/social/message';

interface Props {
  conversationId: string;
  replyTo: string | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** Shorter recordings are discarded without a question. */
const ASKED_FROM_SECONDS = 2;

const percent = (peak: number): number => Math.min(100, Math.max(0, Math.round(peak * 100)));

const focusOnMount = (button: HTMLButtonElement | null): void => button?.focus();

const fail = (title: string, text: string) => showToast({ type: 'error', title, text });

/** Records at once; the member then listens, sends or discards. */
export default function VoiceField({ conversationId, replyTo, onSent, onClose }: Props) {
  const client = useQueryClient();
  const [recording, setRecording] = useState<Recording | null>(null);
  const [isSending, setSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const recorder = useVoiceRecorder({
    longest: MAX_VOICE_SECONDS,
    bars: VOICE_PEAKS,
    onDone: setRecording,
    onFail: onClose,
  });
  const start = useEffectEvent(() => void recorder.start());
  useEffect(() => start(), []);
  const isRecording = recorder.seconds !== null;

  const discard = async () => {
    const seconds = recording?.seconds ?? recorder.seconds ?? 0;
    const confirmed =
      seconds <= ASKED_FROM_SECONDS ||
      (await confirmAction({
        title: messageText.discardThisRecording,
        action: commonText.discard,
        danger: true,
      }));
    if (!confirmed) return;
    recorder.stop(false);
    onClose();
  };
  const send = async ({ blob, seconds, peaks }: Recording) => {
    if (blob.size > MAX_VOICE_BYTES) {
      fail(messageText.voiceNoteTooLarge, messageText.voiceNoteTooLargeHint);
      return;
    }
    setSending(true);
    const id = crypto.randomUUID();
    try {
      await savePicture(id, blob);
    } catch {
      setSending(false);
      fail(messageText.voiceNoteNotSaved, messageText.voiceNoteNotSavedHint);
      return;
    }
    const length = Math.min(MAX_VOICE_SECONDS, Math.max(1, Math.round(seconds)));
    sendMessage(client, {
      conversationId,
      message: {
        id: crypto.randomUUID(),
        text: '',
        voice: { id, seconds: length, peaks: peaks.map(percent) },
        ...(replyTo === undefined ? {} : { replyTo }),
      },
      local: [],
    });
    onSent();
    onClose();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    void discard();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    const group = box.current;
    group?.addEventListener('keydown', listen);
    return () => group?.removeEventListener('keydown', listen);
  }, []);

  return (
    <div ref={box} className="chat-composer row-1 p-3" role="group" aria-label={messageText.recording}>
      <button
        ref={focusOnMount}
        type="button"
        className="icon-button"
        aria-label={messageText.discardRecording}
        onClick={() => void discard()}
      >
        <IconTrash />
      </button>
      {recording ? (
        <>
          <VoicePlayer
            seconds={Math.max(1, Math.round(recording.seconds))}
            peaks={recording.peaks}
            load={() => Promise.resolve(recording.blob)}
          />
          <button
            ref={focusOnMount}
            type="button"
            className="btn btn-primary btn-icon"
            aria-label={messageText.sendRecording}
            disabled={isSending}
            onClick={() => void send(recording)}
          >
            <IconSend />
          </button>
        </>
      ) : (
        <>
          <i className="dot dot-danger mx-1" aria-hidden="true" />
          <span className="flex-1 tabular" role="timer">
            {isRecording
              ? messageText.recordingFor(durationLabel(recorder.seconds ?? 0))
              : messageText.waitingForTheMicrophone}
          </span>
          <span className="progress-track w-25" aria-hidden="true">
            <i className="dot-danger" style={{ inlineSize: `${percent(recorder.level)}%` }} />
          </span>
          {isRecording && (
            <button
              ref={focusOnMount}
              type="button"
              className="btn btn-primary btn-icon"
              aria-label={messageText.stopRecording}
              onClick={() => recorder.stop(true)}
            >
              <IconStop />
            </button>
          )}
        </>
      )}
    </div>
  );
}
