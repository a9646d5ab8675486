import { type ComponentType, useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import IconArcade from '~icons/tabler/building-arch';
import IconGarden from '~icons/tabler/plant-2';
import IconSquare from '~icons/tabler/map-pin';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { places } from './tab-items';

const ICONS: Record<(typeof places)[number]['id'], ComponentType> = {
  square: IconSquare,
  arcade: IconArcade,
  garden: IconGarden,
};

/** Icon and word, or the icon alone with the word kept for screen readers. */
export function WithIcons() {
  const [words, setWords] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="With words" checked={words} onChange={setWords} />
      </Controls>
      <Tabs id="tabs-icons" defaultActiveKey="square" aria-label="Places with icons" className="mb-3">
        {places.map(({ id, name, text }) => {
          const Icon = ICONS[id];
          const title = (
            <>
              <Icon />
              <span className={words ? undefined : 'visually-hidden'}>{name}</span>
            </>
          );
          return (
            <Tab key={id} eventKey={id} title={title}>
              {text}
            </Tab>
          );
        })}
      </Tabs>
    </>
  );
}
