import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Single } from './Single';
import singleSource from './Single.tsx?code';
import { Split } from './Split';
import splitSource from './Split.tsx?code';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?code';
import { Directions } from './Directions';
import directionsSource from './Directions.tsx?code';
import { Alignment } from './Alignment';
import alignmentSource from './Alignment.tsx?code';
import { States } from './States';
import statesSource from './States.tsx?code';
import { Sections } from './Sections';
import sectionsSource from './Sections.tsx?code';
import { FormInside } from './FormInside';
import formInsideSource from './FormInside.tsx?code';
import { AutoClose } from './AutoClose';
import autoCloseSource from './AutoClose.tsx?code';
import { Dark } from './Dark';
import darkSource from './Dark.tsx?code';
import { CustomArrow } from './CustomArrow';
import customArrowSource from './CustomArrow.tsx?code';

export const DropdownsPage = () => (
  <DemoPage lead="A menu opened by a button. Arrow keys move, Esc closes and returns focus.">
    <DemoCard title="Single button" description="In twelve colours" code={singleSource}>
      <Single />
    </DemoCard>
    <DemoCard title="Split button" description="A default action with one click" code={splitSource}>
      <Split />
    </DemoCard>
    <DemoCard title="Sizes" description="Three button heights" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard title="Directions" description="Opens to any side" code={directionsSource}>
      <Directions />
    </DemoCard>
    <DemoCard
      title="Alignment"
      description="Aligned to the start or end of its button"
      code={alignmentSource}
    >
      <Alignment />
    </DemoCard>
    <DemoCard title="Active and disabled" description="Selected and unavailable items" code={statesSource}>
      <States />
    </DemoCard>
    <DemoCard title="Headers, dividers and text" description="Sections of one menu" code={sectionsSource}>
      <Sections />
    </DemoCard>
    <DemoCard title="Form inside" description="Clicks inside keep it open" code={formInsideSource}>
      <FormInside />
    </DemoCard>
    <DemoCard title="Auto close" description="Choose what closes the menu" code={autoCloseSource}>
      <AutoClose />
    </DemoCard>
    <DemoCard title="Dark" description="In dark colours" code={darkSource}>
      <Dark />
    </DemoCard>
    <DemoCard title="Custom arrow" description="Another arrow, or none" code={customArrowSource}>
      <CustomArrow />
    </DemoCard>
  </DemoPage>
);
