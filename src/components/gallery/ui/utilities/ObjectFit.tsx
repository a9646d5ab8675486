import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { sceneUrl } from '@/lib/files/art-url';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const SCENES = ['hill', 'tram', 'plaza'] as const;
const CLASSES = ['contain', 'cover', 'fill', 'scale', 'none'].map((fit) => `object-fit-${fit}`);

export function ObjectFit() {
  const [scene, setScene] = useState<(typeof SCENES)[number]>('hill');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Picture" options={SCENES} value={scene} onChange={setScene} />
      </OptionBar>
      <ClassSamples classes={CLASSES}>
        {(className) => (
          <img
            className={`utility-swatch rounded-sm bg-press w-100 ${className}`}
            src={sceneUrl(scene)}
            alt={`The ${scene}, ${className}`}
          />
        )}
      </ClassSamples>
    </>
  );
}
