import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import IconSign from '~icons/tabler/building-store';
import { Field } from '@/components/kits/form/field/Field';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import '@/components/ui/parts/parts.scss';

const TAKEN = new Set(['the corner', 'mill bread']);

/** Simulated server check: resolves with an error message or null after a delay. */
const check = (name: string): Promise<string | null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(TAKEN.has(name.toLowerCase()) ? 'This name is taken' : null), 600);
  });

export function AsyncCheck() {
  const form = useId();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [stall, setStall] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = name.trim();
    if (asked.length < 3) {
      setWrong('At least 3 characters');
      return;
    }
    setBusy(true);
    const answer = await check(asked);
    setBusy(false);
    setWrong(answer);
    if (answer) return;
    setStall(asked);
    setOpen(false);
  };
  return (
    <div className="d-flex align-items-center flex-wrap row-gap-2 column-gap-3">
      <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
        Name a stall
      </button>
      <output className="text-ink-2 fw-semibold">{stall ? `Open: ${stall}` : 'No stall yet'}</output>
      {createPortal(
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Name your stall"
          lead="“The corner” is already taken."
          className="variant-info"
          icon={<IconSign />}
          staticBackdrop
          footer={
            <DialogFooter onCancel={() => setOpen(false)}>
              <button type="submit" form={form} className="btn btn-primary" disabled={busy}>
                {busy ? 'Asking…' : 'Open the stall'}
              </button>
            </DialogFooter>
          }
        >
          <form id={form} noValidate onSubmit={(event) => void submit(event)}>
            <Field label="Name of the stall" error={wrong}>
              {(control) => (
                <input
                  {...control}
                  className="form-control"
                  autoComplete="off"
                  data-autofocus
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          </form>
        </Dialog>,
        document.body,
      )}
    </div>
  );
}
