import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Solid } from './Solid';
import solidSource from './Solid.tsx?raw';
import { Soft } from './Soft';
import softSource from './Soft.tsx?raw';
import { Outline } from './Outline';
import outlineSource from './Outline.tsx?raw';
import { Ghost } from './Ghost';
import ghostSource from './Ghost.tsx?raw';
import { Gradient } from './Gradient';
import gradientSource from './Gradient.tsx?raw';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?raw';
import { WithIcon } from './WithIcon';
import withIconSource from './WithIcon.tsx?raw';
import { Block } from './Block';
import blockSource from './Block.tsx?raw';
import { Disabled } from './Disabled';
import disabledSource from './Disabled.tsx?raw';
import { Loading } from './Loading';
import loadingSource from './Loading.tsx?raw';
import { TogglePressed } from './TogglePressed';
import togglePressedSource from './TogglePressed.tsx?raw';
import { Groups } from './Groups';
import groupsSource from './Groups.tsx?raw';
import { Toolbar } from './Toolbar';
import toolbarSource from './Toolbar.tsx?raw';
import { SplitButton } from './SplitButton';
import splitButtonSource from './SplitButton.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const ButtonsPage = () => (
  <DemoPage lead="Persimmon means do. Every other colour has to earn its place.">
    <DemoCard title="Solid" description="For the one thing a page is about" code={solidSource}>
      <Solid />
    </DemoCard>
    <DemoCard title="Soft" description="For what stands beside it" code={softSource}>
      <Soft />
    </DemoCard>
    <DemoCard title="Outline" description="For many of a kind" code={outlineSource}>
      <Outline />
    </DemoCard>
    <DemoCard title="Ghost" description="Only words until it is pointed at" code={ghostSource}>
      <Ghost />
    </DemoCard>
    <DemoCard title="Gradient" description="Lit from above" code={gradientSource}>
      <Gradient />
    </DemoCard>
    <DemoCard title="Sizes" description="Three heights" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard title="Icon" description="Before the word, after it, or alone" code={withIconSource}>
      <WithIcon />
    </DemoCard>
    <DemoCard title="Block" description="As wide as its place" code={blockSource}>
      <Block />
    </DemoCard>
    <DemoCard title="Disabled" description="Cannot be pressed" code={disabledSource}>
      <Disabled />
    </DemoCard>
    <DemoCard title="Loading" description="Shows its work" code={loadingSource}>
      <Loading />
    </DemoCard>
    <DemoCard title="Toggle" description="Stays down once pressed" code={togglePressedSource}>
      <TogglePressed />
    </DemoCard>
    <DemoCard title="Groups" description="Buttons that belong together" code={groupsSource}>
      <Groups />
    </DemoCard>
    <DemoCard title="Toolbar" description="Groups in one bar" code={toolbarSource}>
      <Toolbar />
    </DemoCard>
    <DemoCard
      title="Split"
      description="The usual thing, and the others behind the arrow"
      code={splitButtonSource}
    >
      <SplitButton />
    </DemoCard>
  </DemoPage>
);
