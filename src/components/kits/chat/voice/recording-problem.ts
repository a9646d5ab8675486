import { chatKitText } from '@/messages/ui/chat-kit';

export interface RecordingProblem {
  title: string;
  /** What to do next. */
  text: string;
}

/** For an error of `getUserMedia`; the Media Capture specification has the names. */
export function recordingProblem(error: unknown): RecordingProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError')
    return { title: chatKitText.noMicrophoneFound, text: chatKitText.noMicrophoneHint };
  if (name === 'NotAllowedError')
    return { title: chatKitText.microphoneBlocked, text: chatKitText.microphoneBlockedHint };
  return {
    title: chatKitText.microphoneFailed,
    text: chatKitText.microphoneFailedHint,
  };
}
