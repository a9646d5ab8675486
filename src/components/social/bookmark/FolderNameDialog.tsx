import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { FolderNameField } from './FolderNameField';

interface Props {
  title: string;
  action: string;
  name?: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function FolderNameDialog({ title, action, name: before = '', onSave, onClose }: Props) {
  const [name, setName] = useState(before);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="submit" form="folder-name" className="btn btn-primary">
            {action}
          </button>
        </DialogFooter>
      }
    >
      <form
        id="folder-name"
        onSubmit={(event) => {
          event.preventDefault();
          const tidy = name.trim();
          if (tidy === '') return;
          if (tidy !== before) onSave(tidy);
          onClose();
        }}
      >
        <FolderNameField value={name} onChange={setName} />
      </form>
    </Dialog>
  );
}
