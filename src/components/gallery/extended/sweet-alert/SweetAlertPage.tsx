import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { TitleAndText } from './TitleAndText';
import titleAndTextSource from './TitleAndText.tsx?code';
import { States } from './States';
import statesSource from './States.tsx?code';
import { LongContent } from './LongContent';
import longContentSource from './LongContent.tsx?code';
import { ConfirmOrCancel } from './ConfirmOrCancel';
import confirmOrCancelSource from './ConfirmOrCancel.tsx?code';
import { WithPicture } from './WithPicture';
import pictureAboveSource from './WithPicture.tsx?code';
import { TimedClose } from './TimedClose';
import closesItselfSource from './TimedClose.tsx?code';
import { RichContent } from './RichContent';
import richContentSource from './RichContent.tsx?code';
import { AsyncCheck } from './AsyncCheck';
import asksFirstSource from './AsyncCheck.tsx?code';
import { Position } from './Position';
import positionSource from './Position.tsx?code';
import { PaddingAndBackground } from './PaddingAndBackground';
import paddingAndBackgroundSource from './PaddingAndBackground.tsx?code';

export const SweetAlertPage = () => (
  <DemoPage lead="Alerts and questions that code can await.">
    <DemoCard title="Basic" description="One line, one button" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Title and text" description="With a sentence below" code={titleAndTextSource}>
      <TitleAndText />
    </DemoCard>
    <DemoCard title="All states" description="Success, error, warning, info, question" code={statesSource}>
      <States />
    </DemoCard>
    <DemoCard title="Long content" description="Scrollable content" code={longContentSource}>
      <LongContent />
    </DemoCard>
    <DemoCard title="Confirm or cancel" description="With the result" code={confirmOrCancelSource}>
      <ConfirmOrCancel />
    </DemoCard>
    <DemoCard title="Picture above" description="Instead of the icon" code={pictureAboveSource}>
      <WithPicture />
    </DemoCard>
    <DemoCard title="Auto close" description="Shows the time left" code={closesItselfSource}>
      <TimedClose />
    </DemoCard>
    <DemoCard title="Rich content" description="Any markup inside" code={richContentSource}>
      <RichContent />
    </DemoCard>
    <DemoCard title="Checked answer" description="A field checked by a service" code={asksFirstSource}>
      <AsyncCheck />
    </DemoCard>
    <DemoCard title="Position" description="Nine positions" code={positionSource}>
      <Position />
    </DemoCard>
    <DemoCard
      title="Padding and background"
      description="Padding and background"
      code={paddingAndBackgroundSource}
    >
      <PaddingAndBackground />
    </DemoCard>
  </DemoPage>
);
