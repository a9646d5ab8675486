import { useId, useState } from 'react';
import { Dialog } from './Dialog';
import { DialogFooter } from './DialogFooter';
import { NameField } from './NameField';

interface Props {
  title: string;
  action: string;
  /** Of the field. */
  label: string;
  name?: string;
  maxLength?: number;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of something new, or for another one. */
export function NameDialog({ title, action, label, name: before = '', maxLength, onSave, onClose }: Props) {
  const [name, setName] = useState(before);
  const form = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="submit" form={form} className="btn btn-primary">
            {action}
          </button>
        </DialogFooter>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          const tidy = name.trim();
          if (tidy === '') return;
          if (tidy !== before) onSave(tidy);
          onClose();
        }}
      >
        <NameField label={label} value={name} onChange={setName} maxLength={maxLength} />
      </form>
    </Dialog>
  );
}
