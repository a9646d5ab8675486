import type { SpaceRole } from '@contract/space/space';
import { spaceText } from '@/messages/workspace/space';

export const roleNames: Record<SpaceRole, string> = {
  owner: spaceText.owner,
  editor: spaceText.editor,
  reader: spaceText.reader,
};
