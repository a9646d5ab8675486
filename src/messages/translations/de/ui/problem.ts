import type { problemText } from '@/messages/ui/problem';

const codes: Readonly<Record<Parameters<typeof problemText.of>[0], string>> = {
  validation: 'Die Anfrage ist ungültig. Korrigiere die genannten Felder',
  malformed: 'Die Anfrage kann nicht gelesen werden',
  unauthenticated: 'Melde dich zuerst an',
  'token-expired': 'Die Anmeldung ist abgelaufen. Versuche es erneut',
  'signed-out': 'Diese Sitzung ist beendet. Melde dich erneut an',
  forbidden: 'Das darfst du nicht',
  suspended: 'Dieses Konto ist gesperrt',
  'deletion-pending': 'Dieses Konto wird gelöscht. Brich die Löschung ab, um es zu nutzen',
  blocked: 'Eine Seite hat die andere blockiert',
  'not-found': 'Nicht gefunden',
  'method-not-allowed': 'Diese Adresse nimmt die Anfrage nicht an',
  timeout: 'Die Anfrage hat zu lange gedauert. Versuche es mit einer schnelleren Verbindung',
  gone: 'Nicht mehr verfügbar',
  conflict: 'Das passt nicht zum aktuellen Stand',
  locked: 'Das lässt sich nicht mehr ändern',
  'key-required': 'Die Anfrage kann nicht gelesen werden',
  'key-running': 'Die erste Anfrage läuft noch. Versuche es gleich noch einmal',
  'key-reused': 'Diese Anfrage wurde schon anders gesendet. Sende sie erneut',
  'cursor-invalid': 'Die Liste ist veraltet. Lade sie neu',
  'too-large': 'Die Anfrage ist zu groß',
  'storage-full': 'Dein Dateispeicher ist voll. Lösche zuerst Dateien',
  'unsupported-media': 'Dieses Dateiformat wird nicht angenommen',
  'rate-limited': 'Zu viele Anfragen. Versuche es später erneut',
  unavailable: 'Der Dienst ist nicht verfügbar. Versuche es gleich noch einmal',
  internal: 'Interner Fehler. Versuche es später erneut',
};

/** Sentences of the service that members meet; "*" is any text. */
export const sentences: readonly (readonly [english: string, german: string])[] = [
  ['@* is taken. Choose another handle.', '@* ist vergeben. Wähle ein anderes Handle.'],
  ['@* has blocked you.', '@* hat dich blockiert.'],
  ['@* follows as many members as possible.', '@* folgt schon so vielen Mitgliedern wie möglich.'],
  [
    'A deleted post can be restored for * minutes.',
    'Ein gelöschter Beitrag kann * Minuten lang wiederhergestellt werden.',
  ],
  ['A followers-only post cannot be quoted.', 'Ein Beitrag nur für Follower kann nicht zitiert werden.'],
  ['A followers-only post cannot be reposted.', 'Ein Beitrag nur für Follower kann nicht repostet werden.'],
  ['A group has at most * members.', 'Eine Gruppe hat höchstens * Mitglieder.'],
  ['A moderator cannot be suspended.', 'Mitglieder der Moderation können nicht gesperrt werden.'],
  [
    'A part of this upload is lost. Upload the file again.',
    'Ein Teil dieser Datei ging verloren. Lade sie erneut hoch.',
  ],
  [
    'A picture is no longer available. Add the picture again.',
    'Ein Bild ist nicht mehr verfügbar. Füge es erneut hinzu.',
  ],
  ['A post can be edited * times.', 'Ein Beitrag kann *-mal bearbeitet werden.'],
  ['A reply cannot be pinned.', 'Eine Antwort kann nicht angeheftet werden.'],
  ['A space has at most * items.', 'Ein Bereich hat höchstens * Einträge.'],
  ['A space has at most * members.', 'Ein Bereich hat höchstens * Mitglieder.'],
  ['Accept the request first.', 'Nimm zuerst die Anfrage an.'],
  [
    'Avatars and banners must be still pictures. Choose one that is not animated.',
    'Profilbild und Banner müssen unbewegt sein. Wähle ein Bild ohne Animation.',
  ],
  [
    'Another moderator has hidden your post. You cannot show it again yourself.',
    'Jemand anderes aus der Moderation hat deinen Beitrag ausgeblendet. Du kannst ihn nicht selbst wieder zeigen.',
  ],
  [
    'Choose a time between one minute and one year from now.',
    'Wähle einen Zeitpunkt, der eine Minute bis ein Jahr in der Zukunft liegt.',
  ],
  [
    'Choose another member: this is your own account.',
    'Wähle ein anderes Mitglied: Das ist dein eigenes Konto.',
  ],
  ['Choose one of the options.', 'Wähle eine der Antworten.'],
  [
    'Confirm your mail address, then sign in again.',
    'Bestätige deine E-Mail-Adresse und melde dich erneut an.',
  ],
  ['Enter a name.', 'Gib einen Namen ein.'],
  ['Enter a tag with at least one letter.', 'Gib ein Thema mit mindestens einem Buchstaben ein.'],
  ['Enter a word with letters or numbers.', 'Gib ein Wort mit Buchstaben oder Ziffern ein.'],
  ['Give each field a name and a value.', 'Gib jedem Feld einen Namen und einen Wert.'],
  ['Give each option a different text.', 'Gib jeder Antwort einen anderen Text.'],
  ['Leave the group instead of removing yourself.', 'Verlasse die Gruppe, statt dich zu entfernen.'],
  ['Only has:media is supported.', 'Nur has:media wird unterstützt.'],
  ['Only owners of a space can remove members.', 'Nur Inhaber eines Bereichs können Mitglieder entfernen.'],
  [
    'Only the author can edit or delete a post.',
    'Nur der Verfasser kann einen Beitrag bearbeiten oder löschen.',
  ],
  [
    'Only the owner of a group can remove members.',
    'Nur der Eigentümer einer Gruppe kann Mitglieder entfernen.',
  ],
  ['Readers of a space cannot upload files.', 'Leser eines Bereichs können keine Dateien hochladen.'],
  ['The file is in use. Delete it in its space.', 'Die Datei wird verwendet. Lösche sie in ihrem Bereich.'],
  ['The folder was deleted.', 'Der Ordner wurde gelöscht.'],
  ['The message was deleted.', 'Die Nachricht wurde gelöscht.'],
  ['The message you reply to does not exist.', 'Die Nachricht, auf die du antwortest, gibt es nicht.'],
  [
    'The recording is no longer available. Record again.',
    'Die Aufnahme ist nicht mehr verfügbar. Nimm erneut auf.',
  ],
  [
    'The post was deleted, or you cannot see it.',
    'Der Beitrag wurde gelöscht, oder du kannst ihn nicht sehen.',
  ],
  ['The request was withdrawn.', 'Die Anfrage wurde zurückgezogen.'],
  ['This account is not available.', 'Dieses Konto ist nicht verfügbar.'],
  ['This handle is reserved. Choose another one.', 'Dieses Handle ist reserviert. Wähle ein anderes.'],
  ['This picture is damaged. Choose another file.', 'Dieses Bild ist beschädigt. Wähle eine andere Datei.'],
  ['This poll is closed.', 'Diese Umfrage ist beendet.'],
  [
    'This report is about you. Another moderator must answer it.',
    'Diese Meldung betrifft dich. Jemand anderes muss sie beantworten.',
  ],
  [
    'This space was deleted, or you are not a member of it.',
    'Dieser Bereich wurde gelöscht, oder du bist kein Mitglied.',
  ],
  ['This upload was deleted or has expired.', 'Diese Datei wurde gelöscht oder ist abgelaufen.'],
  [
    'Too many uploads at once. Try again in a few seconds.',
    'Zu viele Dateien auf einmal. Versuche es in einigen Sekunden erneut.',
  ],
  ['Try again in a few seconds.', 'Versuche es in einigen Sekunden erneut.'],
  ['Try again in * s.', 'Versuche es in *\u00a0s erneut.'],
  ['Use at most * characters.', 'Verwende höchstens * Zeichen.'],
  ['Use each picture only once.', 'Verwende jedes Bild nur einmal.'],
  ['Write a text for each option.', 'Schreib einen Text für jede Antwort.'],
  ['Write a warning, or remove it.', 'Schreib eine Warnung oder entferne sie.'],
  [
    'Write something, or add a picture or a poll.',
    'Schreib etwas oder füge ein Bild oder eine Umfrage hinzu.',
  ],
  ['Write something, or add a picture.', 'Schreib etwas oder füge ein Bild hinzu.'],
  ['Write something, or delete the post.', 'Schreib etwas oder lösche den Beitrag.'],
  ['Write your reasons.', 'Schreib deine Gründe.'],
  [
    'You can change your handle once in * days. Try again on *.',
    'Du kannst dein Handle einmal in * Tagen ändern. Versuche es wieder am *.',
  ],
  ['You can mute * words. Remove one first.', 'Du kannst * Wörter stummschalten. Entferne zuerst eins.'],
  ['You can pin only your own posts.', 'Du kannst nur eigene Beiträge anheften.'],
  ['You cannot follow yourself.', 'Du kannst dir nicht selbst folgen.'],
  ['You cannot message yourself.', 'Du kannst dir nicht selbst schreiben.'],
  ['You cannot report yourself or what you wrote.', 'Du kannst nicht dich selbst oder eigene Texte melden.'],
  [
    'You follow * tags, the most possible. Unfollow one first.',
    'Du folgst * Themen, mehr geht nicht. Entfolge zuerst einem.',
  ],
  [
    'You have already appealed against this decision.',
    'Du hast gegen diese Entscheidung schon Einspruch erhoben.',
  ],
  ['You have already voted in this poll.', 'Du hast in dieser Umfrage schon abgestimmt.'],
  [
    'You have pinned * conversations. Unpin one first.',
    'Du hast * Unterhaltungen angeheftet. Löse zuerst eine.',
  ],
  ['You have * scheduled posts. Cancel one first.', 'Du hast * geplante Beiträge. Lösche zuerst einen.'],
  [
    'You are part of this decision. Another moderator must answer the appeal.',
    'Du bist an dieser Entscheidung beteiligt. Jemand anderes muss den Einspruch beantworten.',
  ],
  [
    'You have sent * messages. Wait until your request is accepted.',
    'Du hast * Nachrichten gesendet. Warte, bis deine Anfrage angenommen ist.',
  ],
];

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.split('*').map(literal).join('(.*)')}$`);

/** Undefined for a sentence that is not known. */
function translate(english: string): string | undefined {
  for (const [sentence, german] of sentences) {
    const values = patternOf(sentence).exec(english)?.slice(1);
    if (values) return values.reduce((text, value) => text.replace('*', () => value), german);
  }
  return undefined;
}

export const problem: typeof problemText = {
  of: (code, english) => translate(english) ?? codes[code],
  field: (english) => translate(english) ?? 'Diese Angabe wird nicht angenommen. Prüfe sie.',
};
