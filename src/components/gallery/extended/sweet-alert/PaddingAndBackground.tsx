import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const PADDINGS = ['narrow', 'usual', 'wide'] as const;
const BACKGROUNDS = ['paper', 'tinted'] as const;
const ROOM = { narrow: 'dialog-narrow', usual: '', wide: 'dialog-wide' };
const GROUND = { paper: '', tinted: 'dialog-tinted' };

export function PaddingAndBackground() {
  const { showAlert, dialog } = useAlert();
  const [room, setRoom] = useState<(typeof PADDINGS)[number]>('wide');
  const [ground, setGround] = useState<(typeof BACKGROUNDS)[number]>('tinted');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Room" options={PADDINGS} value={room} onChange={setRoom} />
        <ChoiceOption label="Ground" options={BACKGROUNDS} value={ground} onChange={setGround} />
      </OptionBar>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() =>
          void showAlert({
            title: 'Picnic on Sunday',
            text: 'Bring a blanket and a neighbour.',
            kind: 'success',
            look: `${ROOM[room]} ${GROUND[ground]}`,
          })
        }
      >
        Invite
      </button>
      {dialog}
    </>
  );
}
