import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('link');
  const [tab, setTab] = useState<TabId>('arcade');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <div className={`tabs-framed variant-${variant}`}>
        <TabBar
          label="Places, framed"
          tabs={tabNames}
          value={tab}
          onChange={setTab}
          controls="tabs-bordered"
        />
        <div id="tabs-bordered" role="tabpanel" aria-labelledby={`tabs-bordered-${tab}`} className="p-3">
          {textOf(tab)}
        </div>
      </div>
    </>
  );
}
