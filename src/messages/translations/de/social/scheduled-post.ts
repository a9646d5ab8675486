import type { scheduledPostText } from '@/messages/social/scheduled-post';
import { plural } from '@/messages/words';

export const scheduledPost: typeof scheduledPostText = {
  followersOnly: 'Nur für Follower',
  aReply: 'Eine Antwort',
  aQuote: 'Ein Zitat',
  contentWarningOf: (warning) => `Inhaltswarnung: ${warning}`,
  pollOf: (options) => `Umfrage: ${options.join(', ')}`,
  threadOf: (count) => `Thread: ${plural(count, { one: '# weiterer Beitrag', other: '# weitere Beiträge' })}`,
  notPublished: (problem) => `Nicht veröffentlicht: ${problem}`,
  changeTime: 'Zeit ändern',
  cancelPost: 'Beitrag zurückziehen',
  noScheduledPosts: 'Keine geplanten Beiträge',
  noScheduledPostsHint: 'Schreib einen Beitrag und wähle „Später veröffentlichen“.',
  writeAPost: 'Beitrag schreiben',
  lead: 'Pünktlich veröffentlicht, auch wenn dieses Gerät aus ist',
  scheduledPostsNoun: 'geplante Beiträge',
  loadFailed: 'Die geplanten Beiträge wurden nicht geladen',
  showLaterPosts: 'Spätere Beiträge anzeigen',
  scheduledPosts: 'Geplante Beiträge',
};
