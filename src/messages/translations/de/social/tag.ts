import type { tagText } from '@/messages/social/tag';
import { plural } from '@/messages/words';

export const tag: typeof tagText = {
  following: 'Gefolgt',
  follow: 'Folgen',
  labelOf: (action, label) => `${action}: #${label}`,
  postCount: (count) => plural(count, { one: '# Beitrag', other: '# Beiträge' }),
  postsWithThisTag: 'Beiträge zu diesem Thema',
};
