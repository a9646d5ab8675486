import type { chatKitText } from '@/messages/ui/chat-kit';

export const chatKit: typeof chatKitText = {
  new: 'Neu',
  message: 'Nachricht',
  people: 'Personen',
  voiceNote: 'Sprachnachricht',
  pauseVoiceNote: 'Sprachnachricht anhalten',
  playVoiceNote: 'Sprachnachricht abspielen',
  playFailed: 'Die Sprachnachricht lässt sich nicht abspielen',
  playFailedHint: 'Prüfe deine Verbindung und versuche es erneut.',
  timeOf: (time, duration) => `${time} von ${duration}`,
  position: 'Position',
  noMicrophoneFound: 'Kein Mikrofon gefunden',
  noMicrophoneHint: 'Schließe ein Mikrofon an und versuche es erneut.',
  microphoneBlocked: 'Mikrofon gesperrt',
  microphoneBlockedHint: 'Erlaube das Mikrofon in der Adressleiste und versuche es erneut.',
  microphoneFailed: 'Das Mikrofon ist nicht gestartet',
  microphoneFailedHint: 'Schließe andere Apps, die das Mikrofon nutzen, und versuche es erneut.',
  recordingNotSupported: 'Aufnahme nicht möglich',
  recordingNotSupportedHint: 'Nutze einen Browser, der Ton aufnehmen kann.',
};
