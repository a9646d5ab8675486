import { type FormEvent, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

export function WithForm() {
  const [shown, setShown] = useState(false);
  const [name, setName] = useState('');
  const [received, setReceived] = useState('');
  const close = () => setShown(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setReceived(name);
    close();
  };
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-4">
        <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
          Name a bench
        </button>
        <span role="status">{received ? `The bench is called ${received}` : 'The bench has no name'}</span>
      </div>
      <Dialog open={shown} onClose={close} title="Name a bench" staticBackdrop>
        <form onSubmit={submit}>
          <label className="form-label" htmlFor="modal-bench">
            Name on the plate
          </label>
          <input
            id="modal-bench"
            className="form-control"
            data-autofocus
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
            maxLength={40}
            autoComplete="off"
          />
          <DialogFooter onCancel={close}>
            <button type="submit" className="btn btn-primary">
              Save name
            </button>
          </DialogFooter>
        </form>
      </Dialog>
    </>
  );
}
