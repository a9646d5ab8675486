import { useQueryClient } from '@tanstack/react-query';
import { NameDialog } from '@/components/ui/overlay/NameDialog';
import { renameSpace } from '@/queries/workspace/mutations/space/space';
import type { CurrentSpace } from '@/queries/workspace/space';

export function RenameSpaceDialog({ space, onClose }: { space: CurrentSpace; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <NameDialog
      title="Rename space"
      action="Rename"
      label="Name of the space"
      name={space.name}
      onSave={(name) => void renameSpace(client, space.id, name)}
      onClose={onClose}
    />
  );
}
