import { type ComponentType, useState } from 'react';
import IconArcade from '~icons/tabler/building-arch';
import IconGarden from '~icons/tabler/plant-2';
import IconSquare from '~icons/tabler/map-pin';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabItems, textOf } from './tab-items';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const ICONS: Record<TabId, ComponentType> = { square: IconSquare, arcade: IconArcade, garden: IconGarden };

export function WithIcons() {
  const [words, setWords] = useState(true);
  const [tab, setTab] = useState<TabId>('square');
  const tabs = tabItems.map(({ id, name }) => {
    const Icon = ICONS[id];
    const label = (
      <span className="d-flex align-items-center gap-2">
        <Icon />
        <span className={words ? undefined : 'visually-hidden'}>{name}</span>
      </span>
    );
    return [id, label] as const;
  });
  return (
    <>
      <OptionBar>
        <ToggleOption label="With words" checked={words} onChange={setWords} />
      </OptionBar>
      <TabBar label="Places with icons" tabs={tabs} value={tab} onChange={setTab} controls="tabs-icons" />
      <div id="tabs-icons" role="tabpanel" aria-labelledby={`tabs-icons-${tab}`} className="pt-4">
        {textOf(tab)}
      </div>
    </>
  );
}
