import { useEffect, useState } from 'react';
import { sceneUrl } from '@/lib/files/art-url';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { views } from './views';

const NAMES = views.map(({ title }) => title);

export function SlidesOnly() {
  const [title, setTitle] = useState<(typeof NAMES)[number]>('Market');
  const view = views.find((candidate) => candidate.title === title) ?? views[0];
  // Preloads the next image.
  useEffect(() => {
    for (const { scene } of views) new Image().src = sceneUrl(scene);
  }, []);
  return (
    <>
      <DemoControls>
        <ChoiceControl label="View" options={NAMES} value={title} onChange={setTitle} />
      </DemoControls>
      <div className="carousel">
        <img src={sceneUrl(view.scene)} alt={view.alt} width={400} height={300} />
      </div>
    </>
  );
}
