import type { threadText } from '@/messages/social/thread';
import { formatCount, plural } from '@/messages/words';

export const thread: typeof threadText = {
  loadMoreReplies: 'Weitere Antworten laden',
  repliesLoadFailed: 'Die Antworten wurden nicht geladen. Versuche es erneut.',
  replyCount: (count) => plural(count, { one: '# Antwort', other: '# Antworten' }),
  likeCount: (count) => `${formatCount(count)}-mal „Gefällt mir“`,
  repostCount: (count) => plural(count, { one: '# Repost', other: '# Reposts' }),
  quoteCount: (count) => plural(count, { one: '# Zitat', other: '# Zitate' }),
  showReplies: (count) => plural(count, { one: '# Antwort anzeigen', other: '# Antworten anzeigen' }),
  hideReplies: (count) => plural(count, { one: '# Antwort ausblenden', other: '# Antworten ausblenden' }),
  oldestFirst: 'Älteste zuerst',
  newestFirst: 'Neueste zuerst',
  mostLikedFirst: 'Beliebteste zuerst',
  postBy: (name) => `Beitrag von ${name}`,
  theThread: 'Thread',
  unavailable: 'Dieser Beitrag ist nicht verfügbar',
  unavailableHint: 'Er wurde gelöscht, oder du kannst ihn nicht sehen.',
  loadFailed: 'Der Thread wurde nicht geladen',
  postYourReply: 'Deine Antwort',
  sortReplies: 'Antworten sortieren',
  replies: 'Antworten',
  noReplies: 'Noch keine Antworten. Schreib die erste.',
  hiddenReplies: 'Diese Antworten kannst du nicht sehen.',
  showNewReplies: (count) =>
    plural(count, { one: '# neue Antwort anzeigen', other: '# neue Antworten anzeigen' }),
};
