import type { aboutText } from '@/messages/shell/about';
import { phrase } from '@/messages/words';

export const about: typeof aboutText = {
  inOrder: 'Der Reihe nach',
  inOrderText:
    '„Gefolgt“ zeigt die neuesten Beiträge zuerst. „Für dich“ ordnet nach Aktivität, Alter und wem du folgst.',
  yours: 'Deins',
  yoursText: 'Bearbeite oder lösche deine Beiträge und Listen jederzeit.',
  openToAll: 'Offen für alle',
  openToAllText: 'Jede Seite funktioniert mit Tastatur, Screenreader, dunklem Design und kleinem Bildschirm.',
  beKind: 'Sei freundlich',
  beKindText: 'Keine Beleidigungen, Drohungen, kein Hass und nichts Privates über andere.',
  beHonest: 'Sei ehrlich',
  beHonestText: 'Kein Spam, keine falschen Konten und keine schädlichen Falschaussagen.',
  beCareful: 'Sei umsichtig',
  beCarefulText: 'Keine Aufrufe zu Gewalt. Versieh Bilder mit Gewalt mit einer Inhaltswarnung.',
  report: 'Melde',
  reportText:
    'Melde, was gegen diese Regeln verstößt. Die Moderation kann Beiträge ausblenden und Konten sperren.',
  aboutPlaza: 'Über Plaza',
  lead: 'Ein Stadtplatz, der in einen Browser-Tab passt',
  whatItIs: 'Was es ist',
  whatItIsText:
    'Auf Plaza teilt eine Nachbarschaft ihre Neuigkeiten: der Markt, der umgezogen ist, die Straßenbahn mit Verspätung, die Laterne, die wieder leuchtet. Dazu gehört ein Arbeitsbereich mit Kalender, E-Mail, Aufgaben, Rechnungen und Dateien.',
  houseRules: 'Hausregeln',
  realAndSampleData: 'Echte Daten und Beispieldaten',
  realAndSampleDataText:
    'Beiträge, Antworten, „Gefällt mir“ und wem du folgst speichert der Dienst und aktualisiert sie sofort. Der Arbeitsbereich läuft mit Beispieldaten in diesem Browser. Ändere sie frei und setze sie unter „Mehr“ zurück.',
  credits: 'Mitwirkende',
  creditsText:
    'Symbole von Tabler (MIT), Solar von 480 Design (CC BY 4.0) und Remix Icon (Apache 2.0). Schriften: Teilmengen von Bricolage Grotesque und Figtree unter der SIL Open Font License. Kartenumrisse: Natural Earth, gemeinfrei. Gesichter, Szenen und die Taube wurden für Plaza gezeichnet.',
  contactUs: 'Schreib uns',
  aQuestion: 'Eine Frage',
  reportAProblem: 'Problem melden',
  anIdea: 'Eine Idee',
  myAccount: 'Mein Konto',
  contactUsTitle: 'Kontakt',
  contactLead: 'Schick uns eine E-Mail',
  topic: 'Thema',
  message: 'Nachricht',
  enterAMessage: 'Gib eine Nachricht ein.',
  opensEmailApp: (address) =>
    `Öffnet eine Nachricht an ${address} in deiner E-Mail-App. Diese Seite sendet und speichert nichts. Keine E-Mail-App? Kopiere die Nachricht.`,
  openInEmailApp: 'In der E-Mail-App öffnen',
  copyMessage: 'Nachricht kopieren',
  postNotSent: 'Mein Beitrag wurde nicht gesendet',
  postNotSentAnswer:
    'Er liegt in deiner Warteschlange. Prüfe deine Verbindung und versuche es erneut; nichts wird doppelt gesendet.',
  cannotSignIn: 'Ich kann mich nicht anmelden',
  cannotSignInAnswer:
    'Wähle „Passwort vergessen?“ auf der Anmeldeseite. Der Link in der E-Mail gilt eine Stunde.',
  layoutLooksOdd: 'Das Layout sieht seltsam aus',
  layoutLooksOddAnswer:
    'Öffne „Layout und Farben“ und wähle „Zurücksetzen“. Deine Beiträge und Listen bleiben.',
  someoneBothersMe: 'Jemand belästigt mich',
  someoneBothersMeAnswer:
    'Öffne das Menü des Beitrags. Stummschalten blendet die Person in deinen Feeds aus, Blockieren blendet euch füreinander aus, Melden benachrichtigt die Moderation.',
  support: 'Hilfe',
  supportLead: 'Schnelle Antworten und Tastenkürzel',
  commonProblems: 'Häufige Probleme',
  keyboardShortcuts: 'Tastenkürzel',
  stillNeedHelp: 'Brauchst du noch Hilfe?',
  foundAMistake: (contact) => phrase`Einen Fehler gefunden? ${contact}.`,
  includeRequestId: (contact) => phrase`Nenne in deiner Nachricht die Anfrage-ID des Fehlers. ${contact}`,
  mailHead: (address, topic) => `An: ${address}\nBetreff: ${topic}`,
};
