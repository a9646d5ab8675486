import type { tagText } from '@/messages/social/tag';
import { plural } from '@/messages/words';

export const tag: typeof tagText = {
  following: 'Gefolgt',
  follow: 'Folgen',
  labelOf: (action, label) => `${action}: #${label}`,
  postCount: (count) => plural(count, { one: '# Beitrag', other: '# Beiträge' }),
  postsWithThisTag: 'Beiträge zu diesem Thema',
  followTag: (label) => `#${label} folgen`,
  stopFollowing: (label) => `#${label} nicht mehr folgen`,
  notFollowed: (label) => `Du folgst #${label} noch nicht`,
  stillFollowed: (label) => `Du folgst #${label} noch`,
  youFollow: (label) => `Du folgst #${label}`,
  youNoLongerFollow: (label) => `Du folgst #${label} nicht mehr`,
};
