import { type ComponentType, useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import IconArcade from '~icons/tabler/building-arch';
import IconGarden from '~icons/tabler/plant-2';
import IconSquare from '~icons/tabler/map-pin';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { tabItems } from './tab-items';

const ICONS: Record<(typeof tabItems)[number]['id'], ComponentType> = {
  square: IconSquare,
  arcade: IconArcade,
  garden: IconGarden,
};

export function WithIcons() {
  const [words, setWords] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="With words" checked={words} onChange={setWords} />
      </DemoControls>
      <Tabs id="tabs-icons" defaultActiveKey="square" aria-label="Places with icons" className="mb-3">
        {tabItems.map(({ id, name, text }) => {
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
