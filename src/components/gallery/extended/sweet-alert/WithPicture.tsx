import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { sceneUrl } from '@/lib/files/art-url';
import { capitalize } from '@/lib/text/format';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const SCENES = ['market', 'tram', 'lamps', 'coffee'] as const;

export function WithPicture() {
  const { showAlert, dialog } = useAlert();
  const [scene, setScene] = useState<(typeof SCENES)[number]>('market');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Picture" options={SCENES} value={scene} onChange={setScene} />
      </OptionBar>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() =>
          void showAlert({
            title: 'A postcard from the plaza',
            text: 'Drawn by the neighbours, free at the kiosk.',
            picture: { url: sceneUrl(scene), alt: `${capitalize(scene)}, drawn` },
            confirmLabel: 'Lovely',
          })
        }
      >
        Show the postcard
      </button>
      {dialog}
    </>
  );
}
