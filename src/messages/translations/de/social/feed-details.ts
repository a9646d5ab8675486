import type { feedDetailsText } from '@/messages/social/feed-details';
import { plural } from '@/messages/words';

export const feedDetails: typeof feedDetailsText = {
  manyNewPosts: (shown) => `${shown} neue Beiträge`,
  newPosts: (count) => plural(count, { one: '# neuer Beitrag', other: '# neue Beiträge' }),
  doorwaysLoadFailed: 'Die Leute, denen du folgst, wurden nicht geladen.',
  doorways: 'Neues von Leuten, denen du folgst',
  noDoorways: 'Leute, denen du folgst, erscheinen hier, wenn sie posten.',
  peopleToMeet: 'Leute zum Kennenlernen',
  backToTop: 'Nach oben',
  newPostsByFollowed: (count) =>
    plural(count, {
      one: '# neuer Beitrag von Leuten, denen du folgst',
      other: '# neue Beiträge von Leuten, denen du folgst',
    }),
  catchUpCount: (count) => `Verpasstes, ${count}`,
  catchUp: 'Verpasstes',
  makeAFace: 'Gesicht gestalten',
  writeOneLineAboutYou: 'Eine Zeile über dich schreiben',
  followThreePeopleOrTags: 'Drei Leuten oder Themen folgen',
  writeYourFirstPost: 'Ersten Beitrag schreiben',
  firstSteps: 'Erste Schritte',
  progress: (done, steps) => `${done} von ${steps}`,
  dismissFirstSteps: 'Erste Schritte ausblenden',
  done: 'erledigt',
  tonight: 'Heute Abend',
  calendar: 'Kalender',
  readersCannotAnswer: 'Wer den Bereich nur liest, kann nicht antworten.',
  goingTo: (name) => `Teilnehmen: ${name}`,
  going: 'Nehme teil',
  goingQuestion: 'Teilnehmen?',
  resumeFailed: 'Dieser Teil des Feeds wurde nicht geladen',
  backToWhereYouWere: 'Zurück zu deiner Stelle',
  stayHere: 'Hier bleiben',
};
