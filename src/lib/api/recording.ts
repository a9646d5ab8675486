import { sessionSignal } from '@/lib/session/member-session';

/** The whole recording, because browsers cannot seek in one that still loads. */
export async function readRecording(url: string): Promise<Blob> {
  const response = await fetch(url, { signal: sessionSignal() });
  if (!response.ok) throw new Error(`The recording did not load: ${response.status}`);
  return response.blob();
}
