import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { sceneUrl } from '@/lib/files/art-url';
import { sentence } from '@/lib/text/format';
import { useNotice } from './alert/use-alert';

const SCENES = ['market', 'tram', 'lamps', 'coffee'] as const;

/** A picture in place of the sign. */
export function PictureAbove() {
  const { tell, dialog } = useNotice();
  const [scene, setScene] = useState<(typeof SCENES)[number]>('market');
  return (
    <>
      <Controls>
        <Choice label="Picture" options={SCENES} value={scene} onChange={setScene} />
      </Controls>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() =>
          void tell({
            title: 'A postcard from the plaza',
            text: 'Drawn by the neighbours, free at the kiosk.',
            picture: { url: sceneUrl(scene), alt: `${sentence(scene)}, drawn` },
            yes: 'Lovely',
          })
        }
      >
        Show the postcard
      </button>
      {dialog}
    </>
  );
}
