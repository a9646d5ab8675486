import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?raw';
import { Dismissible } from './Dismissible';
import dismissibleSource from './Dismissible.tsx?raw';
import { Outline } from './Outline';
import outlineSource from './Outline.tsx?raw';
import { LinkColour } from './LinkColour';
import linkColourSource from './LinkColour.tsx?raw';
import { AdditionalContent } from './AdditionalContent';
import additionalContentSource from './AdditionalContent.tsx?raw';
import { Icons } from './Icons';
import iconsSource from './Icons.tsx?raw';
import { Live } from './Live';
import liveSource from './Live.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const AlertsPage = () => (
  <DemoPage lead="A short word that stays on the page until it no longer holds.">
    <DemoCard title="Default" description="Twelve colours in two looks" code={defaultSource} wide>
      <Default />
    </DemoCard>
    <DemoCard
      title="Dismissible"
      description="Closed one by one, brought back together"
      code={dismissibleSource}
    >
      <Dismissible />
    </DemoCard>
    <DemoCard
      title="Custom and outline"
      description="On the plain surface, in twelve colours"
      code={outlineSource}
    >
      <Outline />
    </DemoCard>
    <DemoCard title="Link colour" description="A link takes the colour of its alert" code={linkColourSource}>
      <LinkColour />
    </DemoCard>
    <DemoCard
      title="Additional content"
      description="A heading, a paragraph, and more on demand"
      code={additionalContentSource}
    >
      <AdditionalContent />
    </DemoCard>
    <DemoCard title="Icons" description="The icon says what the colour says" code={iconsSource}>
      <Icons />
    </DemoCard>
    <DemoCard title="Live" description="Added and removed while one reads" code={liveSource}>
      <Live />
    </DemoCard>
  </DemoPage>
);
