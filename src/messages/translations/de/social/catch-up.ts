import type { catchUpText } from '@/messages/social/catch-up';
import { phrase, plural } from '@/messages/words';

export const catchUp: typeof catchUpText = {
  morePostsBy: (count, name) =>
    plural(count, { one: `# weiterer Beitrag von ${name}`, other: `# weitere Beiträge von ${name}` }),
  thatWasAll: 'Das war alles.',
  imCaughtUp: 'Ich bin auf dem neuesten Stand',
  caughtUp: 'Du bist auf dem neuesten Stand',
  caughtUpHint: 'Nichts weiter von den Leuten und Themen, denen du folgst.',
  goToFollowing: 'Zu „Gefolgt“',
  lead: 'Das Beste von dem, was du verpasst hast, und dann ist Schluss.',
  missedPostsNoun: 'verpasste Beiträge',
  loadFailed: 'Die Beiträge wurden nicht geladen',
  missedPosts: 'Verpasste Beiträge',
  finish: 'Fertig',
  lastVisit: 'Letzter Besuch',
  last7Days: 'Letzte 7 Tage',
  since: 'Seit',
  summary: (posts, people) =>
    `${plural(posts, { one: '# Beitrag', other: '# Beiträge' })} von ${plural(people, { one: '# Person', other: '# Personen' })}`,
  sinceAndMinutes: (time, minutes) =>
    phrase`Seit ${time}, etwa ${plural(minutes, { one: '# Minute', other: '# Minuten' })} zu lesen`,
  progress: (at, total) => `${at} von ${total}`,
  readOneByOne: 'Einzeln lesen',
  showAsAList: 'Als Liste anzeigen',
  postCount: (count) => plural(count, { one: '# Beitrag', other: '# Beiträge' }),
};
