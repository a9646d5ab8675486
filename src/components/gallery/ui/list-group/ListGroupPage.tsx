import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { ActiveAndDisabled } from './ActiveAndDisabled';
import activeAndDisabledSource from './ActiveAndDisabled.tsx?code';
import { LinksAndButtons } from './LinksAndButtons';
import linksAndButtonsSource from './LinksAndButtons.tsx?code';
import { Flush } from './Flush';
import flushSource from './Flush.tsx?code';
import { Numbered } from './Numbered';
import numberedSource from './Numbered.tsx?code';
import { Horizontal } from './Horizontal';
import horizontalSource from './Horizontal.tsx?code';
import { Contextual } from './Contextual';
import contextualSource from './Contextual.tsx?code';
import { WithBadges } from './WithBadges';
import withBadgesSource from './WithBadges.tsx?code';
import { CustomContent } from './CustomContent';
import customContentSource from './CustomContent.tsx?code';
import { ChecksAndRadios } from './ChecksAndRadios';
import checksAndRadiosSource from './ChecksAndRadios.tsx?code';

export const ListGroupPage = () => (
  <DemoPage lead="A list of related items.">
    <DemoCard title="Basic" description="On one surface" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard
      title="Active and disabled"
      description="Selected and disabled items"
      code={activeAndDisabledSource}
    >
      <ActiveAndDisabled />
    </DemoCard>
    <DemoCard title="Links and buttons" description="Links and buttons as items" code={linksAndButtonsSource}>
      <LinksAndButtons />
    </DemoCard>
    <DemoCard title="Flush" description="Without an outer border" code={flushSource}>
      <Flush />
    </DemoCard>
    <DemoCard title="Numbered" description="Numbered from 1" code={numberedSource}>
      <Numbered />
    </DemoCard>
    <DemoCard title="Horizontal" description="Side by side" code={horizontalSource}>
      <Horizontal />
    </DemoCard>
    <DemoCard title="Contextual" description="Twelve colours" code={contextualSource}>
      <Contextual />
    </DemoCard>
    <DemoCard title="Badges" description="A count at the end of each item" code={withBadgesSource}>
      <WithBadges />
    </DemoCard>
    <DemoCard title="Custom content" description="Avatar, two lines and a button" code={customContentSource}>
      <CustomContent />
    </DemoCard>
    <DemoCard title="Checks and radios" description="The whole row is the label" code={checksAndRadiosSource}>
      <ChecksAndRadios />
    </DemoCard>
  </DemoPage>
);
