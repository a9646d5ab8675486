import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Headings } from './Headings';
import headingsSource from './Headings.tsx?code';
import { Display } from './Display';
import displaySource from './Display.tsx?code';
import { Lead } from './Lead';
import leadSource from './Lead.tsx?code';
import { Inline } from './Inline';
import inlineSource from './Inline.tsx?code';
import { Blockquotes } from './Blockquotes';
import blockquotesSource from './Blockquotes.tsx?code';
import { Lists } from './Lists';
import listsSource from './Lists.tsx?code';
import { DescriptionLists } from './DescriptionLists';
import descriptionListsSource from './DescriptionLists.tsx?code';
import { Alignment } from './Alignment';
import alignmentSource from './Alignment.tsx?code';
import { Truncation } from './Truncation';
import truncationSource from './Truncation.tsx?code';
import { Code } from './Code';
import codeSource from './Code.tsx?code';

export const TypographyPage = () => (
  <DemoPage lead="A display font for headings, a text font for everything else.">
    <DemoCard title="Headings" description="Six sizes" code={headingsSource}>
      <Headings />
    </DemoCard>
    <DemoCard title="Display" description="For few words" code={displaySource}>
      <Display />
    </DemoCard>
    <DemoCard title="Lead" description="The first paragraph" code={leadSource}>
      <Lead />
    </DemoCard>
    <DemoCard title="Inline" description="Inline text elements" code={inlineSource}>
      <Inline />
    </DemoCard>
    <DemoCard title="Blockquotes" description="Quotations" code={blockquotesSource}>
      <Blockquotes />
    </DemoCard>
    <DemoCard title="Lists" description="Bullets, numbers or none" code={listsSource}>
      <Lists />
    </DemoCard>
    <DemoCard title="Description lists" description="Terms and what they mean" code={descriptionListsSource}>
      <DescriptionLists />
    </DemoCard>
    <DemoCard title="Alignment" description="At the start, in the middle, at the end" code={alignmentSource}>
      <Alignment />
    </DemoCard>
    <DemoCard
      title="Truncation"
      description="Clamped to one line, three lines, or not at all"
      code={truncationSource}
    >
      <Truncation />
    </DemoCard>
    <DemoCard title="Code" description="Keyboard input and output" code={codeSource}>
      <Code />
    </DemoCard>
  </DemoPage>
);
