import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { sceneUrl } from '@/lib/files/art-url';
import { ClassSamples } from './ClassSamples';

const SCENES = ['hill', 'tram', 'plaza'] as const;
const CLASSES = ['contain', 'cover', 'fill', 'scale', 'none'].map((fit) => `object-fit-${fit}`);

export function ObjectFit() {
  const [scene, setScene] = useState<(typeof SCENES)[number]>('hill');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Picture" options={SCENES} value={scene} onChange={setScene} />
      </DemoControls>
      <ClassSamples classes={CLASSES}>
        {(className) => (
          <img
            className={`utility-frame w-100 ${className}`}
            src={sceneUrl(scene)}
            alt={`The ${scene}, ${className}`}
          />
        )}
      </ClassSamples>
    </>
  );
}
