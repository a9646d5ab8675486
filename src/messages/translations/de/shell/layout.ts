import type { layoutText } from '@/messages/shell/layout';
import { formatCount, plural } from '@/messages/words';

export const layout: typeof layoutText = {
  sampleFeed: 'Beispielfeed',
  signIn: 'Anmelden',
  thisIsASampleFeed: 'Das ist ein Beispielfeed.',
  postByName: (name) => `Beitrag von ${name}`,
  signInToRead: 'Melde dich an, um deinen Feed zu lesen und Beiträge zu schreiben.',
  replies: (count) => plural(count, { one: '# Antwort', other: '# Antworten' }),
  reposts: (count) => plural(count, { one: '# Repost', other: '# Reposts' }),
  likes: (count) => `${formatCount(count)}-mal „Gefällt mir“`,
};
