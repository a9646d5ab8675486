import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { useAlert } from './alert/use-alert';

const PADDINGS = ['narrow', 'usual', 'wide'] as const;
const BACKGROUNDS = ['paper', 'meadow', 'dusk'] as const;

export function PaddingAndBackground() {
  const { showAlert, dialog } = useAlert();
  const [room, setRoom] = useState<(typeof PADDINGS)[number]>('wide');
  const [ground, setGround] = useState<(typeof BACKGROUNDS)[number]>('meadow');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Room" options={PADDINGS} value={room} onChange={setRoom} />
        <ChoiceControl label="Ground" options={BACKGROUNDS} value={ground} onChange={setGround} />
      </DemoControls>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() =>
          void showAlert({
            title: 'Picnic on Sunday',
            text: 'Bring a blanket and a neighbour.',
            kind: 'success',
            look: `alert-dialog-width-${room} alert-dialog-background-${ground}`,
          })
        }
      >
        Invite
      </button>
      {dialog}
    </>
  );
}
