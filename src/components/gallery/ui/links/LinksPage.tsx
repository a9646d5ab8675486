import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?raw';
import { Opacity } from './Opacity';
import opacitySource from './Opacity.tsx?raw';
import { UnderlineColour } from './UnderlineColour';
import underlineColourSource from './UnderlineColour.tsx?raw';
import { UnderlineOffset } from './UnderlineOffset';
import underlineOffsetSource from './UnderlineOffset.tsx?raw';
import { UnderlineOpacity } from './UnderlineOpacity';
import underlineOpacitySource from './UnderlineOpacity.tsx?raw';
import { HoverVariants } from './HoverVariants';
import hoverVariantsSource from './HoverVariants.tsx?raw';
import { Stretched } from './Stretched';
import stretchedSource from './Stretched.tsx?raw';
import { External } from './External';
import externalSource from './External.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const LinksPage = () => (
  <DemoPage lead="Teal leads somewhere.">
    <DemoCard title="Colours" description="Twelve, all readable" code={coloursSource}>
      <Colours />
    </DemoCard>
    <DemoCard title="Opacity" description="Fainter, step by step" code={opacitySource}>
      <Opacity />
    </DemoCard>
    <DemoCard
      title="Underline colour"
      description="Words in one colour, the line in another"
      code={underlineColourSource}
    >
      <UnderlineColour />
    </DemoCard>
    <DemoCard title="Underline offset" description="How far below the line runs" code={underlineOffsetSource}>
      <UnderlineOffset />
    </DemoCard>
    <DemoCard title="Underline opacity" description="The line grows faint" code={underlineOpacitySource}>
      <UnderlineOpacity />
    </DemoCard>
    <DemoCard title="Hover variants" description="When pointed at or focused" code={hoverVariantsSource}>
      <HoverVariants />
    </DemoCard>
    <DemoCard title="Stretched" description="Fills what it stands in" code={stretchedSource}>
      <Stretched />
    </DemoCard>
    <DemoCard title="External" description="Leads out of the app, and says so" code={externalSource}>
      <External />
    </DemoCard>
  </DemoPage>
);
