import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?code';
import { Dismissible } from './Dismissible';
import dismissibleSource from './Dismissible.tsx?code';
import { Outline } from './Outline';
import outlineSource from './Outline.tsx?code';
import { LinkColour } from './LinkColour';
import linkColourSource from './LinkColour.tsx?code';
import { AdditionalContent } from './AdditionalContent';
import additionalContentSource from './AdditionalContent.tsx?code';
import { Icons } from './Icons';
import iconsSource from './Icons.tsx?code';
import { Live } from './Live';
import liveSource from './Live.tsx?code';

export const AlertsPage = () => (
  <DemoPage lead="A short message that stays until it is resolved or dismissed.">
    <DemoCard title="Default" description="Twelve colours in two styles" code={defaultSource} wide>
      <Default />
    </DemoCard>
    <DemoCard
      title="Dismissible"
      description="Dismiss one by one, restore all at once"
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
    <DemoCard title="Icons" description="An icon repeats the meaning of the colour" code={iconsSource}>
      <Icons />
    </DemoCard>
    <DemoCard title="Live" description="Added and removed, announced to screen readers" code={liveSource}>
      <Live />
    </DemoCard>
  </DemoPage>
);
