import type { privacyText } from '@/messages/social/privacy';
import { phrase } from '@/messages/words';

export const privacy: typeof privacyText = {
  lead: 'Wer dir folgen und wer dich lesen darf.',
  loadFailed: 'Die Einstellungen wurden nicht geladen',
  settings: 'Einstellungen',
  followers: 'Follower',
  approveFollowers: 'Follower selbst annehmen',
  approveFollowersHint:
    'Wer dir folgen will, fragt zuerst. Nur wen du annimmst, liest deine Beiträge für Follower.',
  turningOff: (link) => phrase`Wenn du dies ausschaltest, nimmst du ${link} an.`,
  everyoneWhoIsWaiting: 'alle Wartenden',
  visitors: 'Besucher',
  openToVisitors: 'Meine Beiträge und mein Profil auch ohne Anmeldung zeigen',
  openToVisitorsOff: 'Aus, solange du Follower selbst annimmst.',
  openToVisitorsHint: 'Nur öffentliche Beiträge. Suchmaschinen und andere Websites können sie zeigen.',
};
