import type { relationshipText } from '@/messages/social/relationship';
import { phrase } from '@/messages/words';

export const relationship: typeof relationshipText = {
  blockedLead: 'Ihr seht einander nicht. Wer nicht mehr blockiert ist, folgt nicht von selbst wieder.',
  noneBlocked: 'Niemand ist blockiert',
  noneBlockedHint: 'Blockiere jemanden im Menü eines Beitrags oder im Profil.',
  mutedLead: 'In deinen Feeds und Mitteilungen ausgeblendet. Sie erfahren es nicht.',
  noneMuted: 'Niemand ist stummgeschaltet',
  noneMutedHint: 'Schalte jemanden im Menü eines Beitrags oder im Profil stumm.',
  people: 'Personen',
  peopleNoun: 'Personen',
  loadFailed: 'Die Liste wurde nicht geladen',
  morePeople: 'Mehr Personen',
  unmute: 'Nicht mehr stummschalten',
  mute: 'Stummschalten',
  unblock: 'Nicht mehr blockieren',
  muteName: (name) => `${name} stummschalten`,
  unmuteName: (name) => `${name} nicht mehr stummschalten`,
  blockName: (name) => `${name} blockieren`,
  unblockName: (name) => `${name} nicht mehr blockieren`,
  mutedSince: (time) => phrase`Stummgeschaltet ${time}`,
  blockedSince: (time) => phrase`Blockiert ${time}`,
  block: 'Blockieren',
};
