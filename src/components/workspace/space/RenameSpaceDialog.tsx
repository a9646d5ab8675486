import { useQueryClient } from '@tanstack/react-query';
import { MAX_SPACE_NAME_LENGTH } from '@contract/space/space-limits';
import { NameDialog } from '@/components/ui/overlay/NameDialog';
import { renameSpace } from '@/queries/workspace/mutations/space/space';
import type { CurrentSpace } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { spaceMenuText } from '@/messages/workspace/space-menu';

export function RenameSpaceDialog({ space, onClose }: { space: CurrentSpace; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <NameDialog
      title={spaceMenuText.renameSpace}
      action={commonText.rename}
      label={spaceMenuText.spaceName}
      name={space.name}
      maxLength={MAX_SPACE_NAME_LENGTH}
      onSave={(name) => void renameSpace(client, space.id, name)}
      onClose={onClose}
    />
  );
}
