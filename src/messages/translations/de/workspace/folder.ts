import type { folderText } from '@/messages/workspace/folder';
import { plural } from '@/messages/words';

export const folder: typeof folderText = {
  items: (count) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
};
