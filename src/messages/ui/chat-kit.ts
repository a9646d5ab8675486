import { uiMessages } from '@/messages/ui';

export const chatKitText = uiMessages('chat-kit', {
  new: 'New',
  message: 'Message',
  people: 'People',
  voiceNote: 'Voice note',
  pauseVoiceNote: 'Pause voice note',
  playVoiceNote: 'Play voice note',
  playFailed: 'Voice note cannot be played',
  playFailedHint: 'Check your connection, then try again.',
  timeOf: (time: string, duration: string) => `${time} of ${duration}`,
  position: 'Position',
  noMicrophoneFound: 'No microphone found',
  noMicrophoneHint: 'Connect a microphone, then try again.',
  microphoneBlocked: 'Microphone blocked',
  microphoneBlockedHint: 'Allow the microphone in the address bar, then try again.',
  microphoneFailed: 'The microphone did not start',
  microphoneFailedHint: 'Close other apps that use the microphone, then try again.',
  recordingNotSupported: 'Recording not supported',
  recordingNotSupportedHint: 'Use a browser that can record sound.',
});
