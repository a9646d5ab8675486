import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Solid } from './Solid';
import solidSource from './Solid.tsx?code';
import { Soft } from './Soft';
import softSource from './Soft.tsx?code';
import { Outline } from './Outline';
import outlineSource from './Outline.tsx?code';
import { Ghost } from './Ghost';
import ghostSource from './Ghost.tsx?code';
import { Gradient } from './Gradient';
import gradientSource from './Gradient.tsx?code';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?code';
import { SideBySide } from './SideBySide';
import sideBySideSource from './SideBySide.tsx?code';
import { WithIcon } from './WithIcon';
import withIconSource from './WithIcon.tsx?code';
import { Block } from './Block';
import blockSource from './Block.tsx?code';
import { Disabled } from './Disabled';
import disabledSource from './Disabled.tsx?code';
import { Loading } from './Loading';
import loadingSource from './Loading.tsx?code';
import { TogglePressed } from './TogglePressed';
import togglePressedSource from './TogglePressed.tsx?code';
import { Groups } from './Groups';
import groupsSource from './Groups.tsx?code';
import { Toolbar } from './Toolbar';
import toolbarSource from './Toolbar.tsx?code';
import { SplitButton } from './SplitButton';
import splitButtonSource from './SplitButton.tsx?code';

export const ButtonsPage = () => (
  <DemoPage lead="Persimmon is for the main action. Use other colours sparingly.">
    <DemoCard title="Solid" description="For a page's main action" code={solidSource}>
      <Solid />
    </DemoCard>
    <DemoCard title="Soft" description="For secondary actions" code={softSource}>
      <Soft />
    </DemoCard>
    <DemoCard title="Outline" description="For repeated actions" code={outlineSource}>
      <Outline />
    </DemoCard>
    <DemoCard title="Ghost" description="No background until hovered" code={ghostSource}>
      <Ghost />
    </DemoCard>
    <DemoCard title="Gradient" description="Lit from above" code={gradientSource}>
      <Gradient />
    </DemoCard>
    <DemoCard title="Sizes" description="Three heights" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard title="Side by side" description="Every size in every state" code={sideBySideSource} wide>
      <SideBySide />
    </DemoCard>
    <DemoCard title="Icon" description="Before the word, after it, or alone" code={withIconSource}>
      <WithIcon />
    </DemoCard>
    <DemoCard title="Block" description="Full width of its container" code={blockSource}>
      <Block />
    </DemoCard>
    <DemoCard title="Disabled" description="Cannot be pressed" code={disabledSource}>
      <Disabled />
    </DemoCard>
    <DemoCard title="Loading" description="Shows progress" code={loadingSource}>
      <Loading />
    </DemoCard>
    <DemoCard title="Toggle" description="Stays pressed until toggled" code={togglePressedSource}>
      <TogglePressed />
    </DemoCard>
    <DemoCard title="Groups" description="Buttons that belong together" code={groupsSource}>
      <Groups />
    </DemoCard>
    <DemoCard title="Toolbar" description="Groups in one bar" code={toolbarSource}>
      <Toolbar />
    </DemoCard>
    <DemoCard title="Split" description="A default action, with more in a menu" code={splitButtonSource}>
      <SplitButton />
    </DemoCard>
  </DemoPage>
);
