import { useEffect, useState } from 'react';
import { sceneUrl } from '@/lib/files/art-url';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { views } from './views';
import '@/components/ui/carousel/carousel.scss';

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
      <OptionBar>
        <ChoiceOption label="View" options={NAMES} value={title} onChange={setTitle} />
      </OptionBar>
      <div className="carousel position-relative d-grid overflow-hidden rounded-card bg-press">
        <img
          className="d-block w-100 h-auto fit-cover"
          src={sceneUrl(view.scene)}
          alt={view.alt}
          width={400}
          height={300}
        />
      </div>
    </>
  );
}
