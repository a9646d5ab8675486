import type { authText } from '@/messages/account/auth';

export const auth: typeof authText = {
  wrongPassword: 'Falsche E-Mail oder falsches Passwort.',
  disabled: 'Dieses Konto ist deaktiviert. Wende dich an die Hilfe, wenn das ein Irrtum ist.',
  tooMany: 'Zu viele Versuche. Warte einige Minuten und versuche es erneut.',
  emailTaken: 'Zu dieser E-Mail gibt es schon ein Konto.',
  emailInvalid: 'Gib eine Adresse wie name@example.org ein.',
  weakPassword: 'Wähle ein längeres Passwort.',
  codeInvalid: 'Dieser Link ist unvollständig, abgelaufen oder schon benutzt.',
  mailNotSent: 'Dein Konto ist bereit, aber die E-Mail wurde nicht gesendet. Sende sie erneut.',
  popupClosed: 'Das Google-Fenster wurde vor dem Ende der Anmeldung geschlossen.',
  popupBlocked:
    'Der Browser hat das Google-Fenster blockiert. Erlaube Pop-ups für diese Seite und versuche es erneut.',
  otherWay: 'Diese E-Mail nutzt eine andere Anmeldung. Versuche es mit Google.',
  signedOut: 'Du bist abgemeldet. Melde dich an und versuche es erneut.',
  unknown: 'Die Anmeldung ist fehlgeschlagen. Versuche es gleich noch einmal.',
  minLength: (count) => `Mindestens ${count} Zeichen`,
  lettersAndMore: 'Buchstaben und noch etwas anderes',
  notObvious: 'Kein gängiges Wort, nicht dein Name und nicht deine Adresse',
  localEmulator: 'Lokaler Emulator hinter dieser Adresse',
  unknownReason: 'Unbekannter Grund',
  notSet: (variable) => `${variable} ist nicht gesetzt`,
};
