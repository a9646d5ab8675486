import type { followText } from '@/messages/social/follow';
import { phrase, plural } from '@/messages/words';

export const follow: typeof followText = {
  followBack: 'Auch folgen',
  follow: 'Folgen',
  labelOf: (action, name) => `${action}: ${name}`,
  requested: 'Angefragt',
  following: 'Gefolgt',
  approved: 'Angenommen',
  declined: 'Abgelehnt',
  undoAnswer: (name) => `Rückgängig: Antwort an ${name}`,
  approveRequest: (name) => `Annehmen: ${name}`,
  approve: 'Annehmen',
  declineRequest: (name) => `Ablehnen: ${name}`,
  decline: 'Ablehnen',
  removeFollower: (name) => `${name} entfernen?`,
  removeFollowerNote:
    'Deine Beiträge für Follower sind dann nicht mehr zu lesen. Eine Nachricht darüber gibt es nicht.',
  followsYou: 'Folgt dir',
  writesAbout: (tag) => phrase`Schreibt über ${tag}`,
  followedBy: (friend, others) =>
    others === 0
      ? `Gefolgt von ${friend}`
      : `Gefolgt von ${friend} und ${plural(others, {
          one: '# weiteren Person, der du folgst',
          other: '# weiteren, denen du folgst',
        })}`,
  newHere: 'Neu hier',
  followedByMany: 'Hat viele Follower',
};
