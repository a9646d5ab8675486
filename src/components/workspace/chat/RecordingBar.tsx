import IconSend from '~icons/tabler/send';
import IconTrash from '~icons/tabler/trash';
import { durationLabel } from '@/components/kits/chat/voice/duration-label';
import { chatText } from '@/messages/workspace/chat';

interface Props {
  seconds: number;
  /** False discards the recording. */
  onStop: (isKept: boolean) => void;
}

/** Takes the place of the text field while a voice note is recorded. */
export const RecordingBar = ({ seconds, onStop }: Props) => (
  <div className="chat-composer row-1 p-3" role="group" aria-label={chatText.recording}>
    <button
      type="button"
      className="icon-button"
      aria-label={chatText.discardRecording}
      onClick={() => onStop(false)}
    >
      <IconTrash />
    </button>
    <i className="dot dot-danger mx-1" aria-hidden="true" />
    <span className="flex-1 tabular" role="timer">
      {chatText.recordingFor(durationLabel(seconds))}
    </span>
    <button
      type="button"
      className="btn btn-primary btn-icon"
      aria-label={chatText.sendRecording}
      onClick={() => onStop(true)}
    >
      <IconSend />
    </button>
  </div>
);
