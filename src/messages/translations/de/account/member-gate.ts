import type { memberGateText } from '@/messages/account/member-gate';

export const memberGate: typeof memberGateText = {
  accountToBeDeleted: 'Konto wird gelöscht',
  yourAccountWillBeDeleted: 'Dein Konto wird gelöscht',
  removedOn: (date) =>
    `Am ${date} wird alles endgültig entfernt. Bis dahin ist es verborgen, und du kannst es behalten.`,
  removedSoon: 'Bald wird alles endgültig entfernt. Bis dahin ist es verborgen, und du kannst es behalten.',
  notKept: 'Dein Konto wird weiterhin gelöscht',
  welcomeBack: 'Willkommen zurück. Dein Konto bleibt.',
  keepMyAccount: 'Mein Konto behalten',
  signOut: 'Abmelden',
  endsOn: (dateTime) => `Die Sperre endet am ${dateTime}.`,
  noEnd: 'Die Sperre hat kein Ende.',
  suspended: (end) =>
    `Die Moderation hat es gesperrt. ${end} Deine Beiträge sind verborgen, und du kannst weder lesen noch schreiben.`,
  suspendedFor: (reason, end) =>
    `Die Moderation hat es gesperrt, Grund: ${reason}. ${end} Deine Beiträge sind verborgen, und du kannst weder lesen noch schreiben.`,
  spam: 'Spam',
  harassment: 'Belästigung',
  hate: 'Hassrede',
  violence: 'Gewalt',
  selfHarm: 'Selbstverletzung',
  falseInformation: 'Falschinformation',
  breachOfRules: 'Verstoß gegen die Regeln',
  accountSuspended: 'Konto gesperrt',
  yourAccountIsSuspended: 'Dein Konto ist gesperrt',
  support: 'Hilfe',
};
