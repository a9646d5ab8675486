import { workspaceMessages } from '@/messages/workspace';
import { plural } from '@/messages/words';

export const folderText = workspaceMessages('folder', {
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
});
