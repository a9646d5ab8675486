export interface RecordingProblem {
  title: string;
  /** What to do next. */
  text: string;
}

/** For an error of `getUserMedia`; the Media Capture specification has the names. */
export function recordingProblem(error: unknown): RecordingProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError')
    return { title: 'No microphone found', text: 'Connect a microphone, then try again.' };
  if (name === 'NotAllowedError')
    return { title: 'Microphone blocked', text: 'Allow the microphone in the address bar, then try again.' };
  return {
    title: 'The microphone did not start',
    text: 'Close other apps that use the microphone, then try again.',
  };
}
