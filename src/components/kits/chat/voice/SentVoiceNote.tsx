import { readRecording } from '@/lib/api/recording';
import { VoicePlayer } from './VoicePlayer';

interface Props {
  voice: {
    /** Signed address of the recording. */
    url: string;
    seconds: number;
    /** Percent. */
    peaks: readonly number[];
  };
}

/** A voice note that the service stores. */
export const SentVoiceNote = ({ voice: { url, seconds, peaks } }: Props) => (
  <VoicePlayer seconds={seconds} peaks={peaks.map((peak) => peak / 100)} load={() => readRecording(url)} />
);
