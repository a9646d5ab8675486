import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { useNotice } from './alert/use-alert';

const ROOMS = ['narrow', 'usual', 'wide'] as const;
const GROUNDS = ['paper', 'meadow', 'dusk'] as const;

/** More or less room, on another ground. */
export function PaddingAndBackground() {
  const { tell, dialog } = useNotice();
  const [room, setRoom] = useState<(typeof ROOMS)[number]>('wide');
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>('meadow');
  return (
    <>
      <Controls>
        <Choice label="Room" options={ROOMS} value={room} onChange={setRoom} />
        <Choice label="Ground" options={GROUNDS} value={ground} onChange={setGround} />
      </Controls>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() =>
          void tell({
            title: 'Picnic on Sunday',
            text: 'Bring a cloth and somebody you do not know.',
            kind: 'success',
            look: `sa-room-${room} sa-ground-${ground}`,
          })
        }
      >
        Invite
      </button>
      {dialog}
    </>
  );
}
