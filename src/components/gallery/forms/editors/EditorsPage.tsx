import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { WholeExample } from '@/components/gallery/demo/WholeExample';
import { Bubble } from './Bubble';
import bubbleSource from './Bubble.tsx?code';
import { Sanitized } from './Sanitized';
import cleanedSource from './Sanitized.tsx?code';
import { FullToolbarCard } from './FullToolbarCard';
import fullToolbarCardSource from './FullToolbarCard.tsx?code';
import { Markdown } from './Markdown';
import markdownSource from './Markdown.tsx?code';
import { Mentions } from './Mentions';
import mentionsSource from './Mentions.tsx?code';
import { Output } from './Output';
import outputSource from './Output.tsx?code';
import { Pictures } from './Pictures';
import picturesSource from './Pictures.tsx?code';
import { ReadOnly } from './ReadOnly';
import readOnlySource from './ReadOnly.tsx?code';
import { WordCount } from './WordCount';
import wordCountSource from './WordCount.tsx?code';

export const EditorsPage = () => (
  <DemoPage lead="Rich text, Markdown and mentions, stored as a document, never as raw HTML.">
    <DemoCard wide title="Full toolbar" description="Every tool visible" code={fullToolbarCardSource}>
      <WholeExample>
        <FullToolbarCard />
      </WholeExample>
    </DemoCard>
    <DemoCard title="Bubble" description="Tools above the selection" code={bubbleSource}>
      <WholeExample>
        <Bubble />
      </WholeExample>
    </DemoCard>
    <DemoCard title="Mentions" description="Type “@” to mention a person" code={mentionsSource}>
      <WholeExample>
        <Mentions />
      </WholeExample>
    </DemoCard>
    <DemoCard wide title="Markdown" description="With a preview" code={markdownSource}>
      <Markdown />
    </DemoCard>
    <DemoCard title="Pictures" description="Pasted, dropped or chosen" code={picturesSource}>
      <WholeExample>
        <Pictures />
      </WholeExample>
    </DemoCard>
    <DemoCard title="Word count" description="With a limit" code={wordCountSource}>
      <WholeExample>
        <WordCount />
      </WholeExample>
    </DemoCard>
    <DemoCard title="Read only" description="Without editing tools" code={readOnlySource}>
      <WholeExample>
        <ReadOnly />
      </WholeExample>
    </DemoCard>
    <DemoCard title="Output" description="HTML and JSON" code={outputSource}>
      <WholeExample>
        <Output />
      </WholeExample>
    </DemoCard>
    <DemoCard wide title="Cleaned" description="Sanitizes pasted HTML" code={cleanedSource}>
      <WholeExample>
        <Sanitized />
      </WholeExample>
    </DemoCard>
  </DemoPage>
);
