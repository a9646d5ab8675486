import type { reportText } from '@/messages/social/report';

const subjects = { post: 'Beitrag', message: 'Nachricht' };

export const report: typeof reportText = {
  titleOfMember: (name) => `${name} melden`,
  titleOf: (kind, name) => `${subjects[kind]} von ${name} melden`,
  leadOfMessage: 'Die Moderation sieht diese Nachricht und bis zu zwei davor und danach.',
  lead: 'Die Moderation prüft es. Die gemeldete Person erfährt nicht, dass du es warst.',
  report: 'Melden',
  whatIsWrong: 'Was ist falsch?',
  chooseAReason: 'Wähle einen Grund.',
  anythingToAdd: 'Möchtest du etwas ergänzen?',
  optional: 'Optional',
  spam: 'Spam',
  spamHint: 'Werbung, wiederholte Beiträge oder ein falsches Konto',
  harassment: 'Belästigung',
  harassmentHint: 'Beleidigungen, Drohungen oder veröffentlichte private Angaben',
  hate: 'Hass',
  hateHint: 'Angriffe auf Menschen für das, was sie sind',
  violence: 'Gewalt',
  violenceHint: 'Ruft zu Gewalt auf, verherrlicht sie oder zeigt sie ohne Warnung',
  selfHarm: 'Selbstverletzung',
  selfHarmHint: 'Jemand könnte in Gefahr sein',
  falseInformation: 'Falschinformation',
  falseInformationHint: 'Erfunden und schädlich',
  somethingElse: 'Etwas anderes',
  somethingElseHint: 'Beschreib es unten',
};
