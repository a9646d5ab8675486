import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('link');
  const [tab, setTab] = useState<TabId>('arcade');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div className={`overflow-hidden box variant-${variant}`}>
        <TabBar
          label="Places, framed"
          tabs={tabNames}
          value={tab}
          onChange={setTab}
          controls="tabs-bordered"
          className="bg-sunken"
        />
        <div id="tabs-bordered" role="tabpanel" aria-labelledby={`tabs-bordered-${tab}`} className="p-4">
          {textOf(tab)}
        </div>
      </div>
    </>
  );
}
