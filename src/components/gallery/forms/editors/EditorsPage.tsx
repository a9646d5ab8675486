import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
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
      <FullToolbarCard />
    </DemoCard>
    <DemoCard title="Bubble" description="Tools above the selection" code={bubbleSource}>
      <Bubble />
    </DemoCard>
    <DemoCard title="Mentions" description="Type “@” to mention a person" code={mentionsSource}>
      <Mentions />
    </DemoCard>
    <DemoCard wide title="Markdown" description="With a preview" code={markdownSource}>
      <Markdown />
    </DemoCard>
    <DemoCard title="Pictures" description="Pasted, dropped or chosen" code={picturesSource}>
      <Pictures />
    </DemoCard>
    <DemoCard title="Word count" description="With a limit" code={wordCountSource}>
      <WordCount />
    </DemoCard>
    <DemoCard title="Read only" description="Without editing tools" code={readOnlySource}>
      <ReadOnly />
    </DemoCard>
    <DemoCard title="Output" description="HTML and JSON" code={outputSource}>
      <Output />
    </DemoCard>
    <DemoCard wide title="Cleaned" description="Sanitizes pasted HTML" code={cleanedSource}>
      <Sanitized />
    </DemoCard>
  </DemoPage>
);
