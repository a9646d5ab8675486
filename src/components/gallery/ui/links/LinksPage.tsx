import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?code';
import { Opacity } from './Opacity';
import opacitySource from './Opacity.tsx?code';
import { UnderlineColour } from './UnderlineColour';
import underlineColourSource from './UnderlineColour.tsx?code';
import { UnderlineOffset } from './UnderlineOffset';
import underlineOffsetSource from './UnderlineOffset.tsx?code';
import { UnderlineOpacity } from './UnderlineOpacity';
import underlineOpacitySource from './UnderlineOpacity.tsx?code';
import { HoverVariants } from './HoverVariants';
import hoverVariantsSource from './HoverVariants.tsx?code';
import { Stretched } from './Stretched';
import stretchedSource from './Stretched.tsx?code';
import { External } from './External';
import externalSource from './External.tsx?code';

export const LinksPage = () => (
  <DemoPage lead="Links are teal.">
    <DemoCard title="Colours" description="Twelve readable colours" code={coloursSource}>
      <Colours />
    </DemoCard>
    <DemoCard title="Opacity" description="Several levels of opacity" code={opacitySource}>
      <Opacity />
    </DemoCard>
    <DemoCard
      title="Underline colour"
      description="Text in one colour, underline in another"
      code={underlineColourSource}
    >
      <UnderlineColour />
    </DemoCard>
    <DemoCard title="Underline offset" description="Distance of the underline" code={underlineOffsetSource}>
      <UnderlineOffset />
    </DemoCard>
    <DemoCard title="Underline opacity" description="Opacity of the underline" code={underlineOpacitySource}>
      <UnderlineOpacity />
    </DemoCard>
    <DemoCard title="Hover variants" description="On hover" code={hoverVariantsSource}>
      <HoverVariants />
    </DemoCard>
    <DemoCard title="Stretched" description="Covers its container" code={stretchedSource}>
      <Stretched />
    </DemoCard>
    <DemoCard title="External" description="Opens another site, and says so" code={externalSource}>
      <External />
    </DemoCard>
  </DemoPage>
);
