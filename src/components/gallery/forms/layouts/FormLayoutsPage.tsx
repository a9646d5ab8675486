import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { FormGrid } from './FormGrid';
import formGridSource from './FormGrid.tsx?code';
import { Horizontal } from './Horizontal';
import horizontalSource from './Horizontal.tsx?code';
import { LabelSizing } from './LabelSizing';
import labelSizingSource from './LabelSizing.tsx?code';
import { Inline } from './Inline';
import inlineSource from './Inline.tsx?code';
import { AutoSizing } from './AutoSizing';
import autoSizingSource from './AutoSizing.tsx?code';
import { Floating } from './Floating';
import floatingSource from './Floating.tsx?code';
import { StickyActions } from './StickyActions';
import stickyActionsSource from './StickyActions.tsx?code';
import { StackedSections } from './StackedSections';
import stackedSectionsSource from './StackedSections.tsx?code';

export const FormLayoutsPage = () => (
  <DemoPage lead="Positions of labels and fields, and when to use which.">
    <DemoCard title="Basic" description="Labels above" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Form grid" description="Fields share a row" code={formGridSource}>
      <FormGrid />
    </DemoCard>
    <DemoCard title="Horizontal" description="Labels before their fields" code={horizontalSource}>
      <Horizontal />
    </DemoCard>
    <DemoCard title="Label sizing" description="Label and box on one line" code={labelSizingSource}>
      <LabelSizing />
    </DemoCard>
    <DemoCard title="Inline" description="A quick question" code={inlineSource}>
      <Inline />
    </DemoCard>
    <DemoCard title="Auto sizing" description="As wide as needed" code={autoSizingSource}>
      <AutoSizing />
    </DemoCard>
    <DemoCard title="Floating" description="Labels inside" code={floatingSource}>
      <Floating />
    </DemoCard>
    <DemoCard title="Sticky actions" description="The Save button stays visible" code={stickyActionsSource}>
      <StickyActions />
    </DemoCard>
    <DemoCard
      title="Stacked sections"
      description="A long form in sections"
      code={stackedSectionsSource}
      wide
    >
      <StackedSections />
    </DemoCard>
  </DemoPage>
);
