import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

const ROOMS = ['Bakery', 'Bookshop'] as const;

export function Sequence() {
  const [room, setRoom] = useState<number | null>(null);
  const there = room === 0 ? 1 : 0;
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setRoom(0)}>
        Enter the bakery
      </button>
      <Dialog
        open={room !== null}
        onClose={() => setRoom(null)}
        title={ROOMS[room ?? 0] ?? ROOMS[0]}
        footer={
          <DialogFooter>
            <button type="button" className="btn btn-primary" onClick={() => setRoom(there)}>
              Go to the {ROOMS[there].toLowerCase()}
            </button>
          </DialogFooter>
        }
      >
        Continue to the {ROOMS[there].toLowerCase()}.
      </Dialog>
    </>
  );
}
