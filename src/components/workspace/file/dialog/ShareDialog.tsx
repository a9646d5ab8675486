import { type SubmitEvent, useId, useState } from 'react';
import { PeoplePicker } from '@/components/kits/form/people/PeoplePicker';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { FileWithUser } from '@/data/file/schema';
import type { Person, PersonId } from '@/data/task/schema';
import { initials } from '@/lib/text/initials';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';

interface Props {
  file: FileWithUser;
  users: readonly Person[];
  onShare: (members: FileWithUser['members'], memberIds: PersonId[]) => void;
  onClose: () => void;
}

export function ShareDialog({ file, users, onShare, onClose }: Props) {
  const [ids, setIds] = useState<readonly PersonId[]>(file.memberIds);
  const form = useId();
  const share = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = users.filter((user) => ids.includes(user.id));
    onShare(
      chosen.map((user) => ({ text: initials(user.name), variant: file.fileVariant })),
      chosen.map((user) => user.id),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={fileText.shareFile(file.title)}
      lead={fileText.withPeople(ids.length)}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="submit" form={form} className="btn btn-primary">
            {commonText.share}
          </button>
        </DialogFooter>
      }
    >
      <form id={form} onSubmit={share}>
        <PeoplePicker label={fileText.people} people={users} value={ids} onChange={setIds} />
      </form>
    </Dialog>
  );
}
