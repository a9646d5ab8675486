import { useQueryClient } from '@tanstack/react-query';
import { VoicePlayer } from '@/components/kits/chat/voice/VoicePlayer';
import type { ChatMessage } from '@/data/chat/schema';
import { attachmentOptions } from '@/queries/workspace/attachment';
import { createToneWav } from '@/lib/files/tone-wav';

export function VoiceNote({ voice }: { voice: NonNullable<ChatMessage['voice']> }) {
  const client = useQueryClient();
  const load = async () => {
    const recording = voice.blobKey ? await client.query(attachmentOptions(voice.blobKey)) : null;
    return recording?.blob ?? createToneWav(voice.peaks, voice.seconds);
  };
  return <VoicePlayer seconds={Math.round(voice.seconds)} peaks={voice.peaks} load={load} />;
}
