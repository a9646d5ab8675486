import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

const PEOPLE = ['Teo', 'Amara', 'Mei'] as const;

export function VaryingContent() {
  const [to, setTo] = useState<string | null>(null);
  const close = () => setTo(null);
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {PEOPLE.map((person) => (
          <button
            key={person}
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setTo(person)}
          >
            Write to {person}
          </button>
        ))}
      </div>
      <Dialog
        open={to !== null}
        onClose={close}
        title={`Letter to ${to ?? ''}`}
        footer={
          <DialogFooter>
            <button type="button" className="btn btn-primary" onClick={close}>
              Send
            </button>
          </DialogFooter>
        }
      >
        <label className="form-label" htmlFor="modal-letter-text">
          Words
        </label>
        <textarea
          id="modal-letter-text"
          className="form-control"
          rows={3}
          defaultValue={`Dear ${to ?? ''},`}
        />
      </Dialog>
    </>
  );
}
