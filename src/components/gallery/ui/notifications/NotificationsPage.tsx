import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Types } from './Types';
import typesSource from './Types.tsx?raw';
import { Placements } from './Placements';
import placementsSource from './Placements.tsx?raw';
import { Stacking } from './Stacking';
import stackingSource from './Stacking.tsx?raw';
import { PromiseToast } from './PromiseToast';
import promiseToastSource from './PromiseToast.tsx?raw';
import { UndoToast } from './UndoToast';
import undoToastSource from './UndoToast.tsx?raw';
import { CustomContent } from './CustomContent';
import customContentSource from './CustomContent.tsx?raw';
import { Rules } from './Rules';
import rulesSource from './Rules.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const NotificationsPage = () => (
  <DemoPage lead="Short messages that come and go by themselves.">
    <DemoCard title="Types" description="Success, info, warning, error, default" code={typesSource}>
      <Types />
    </DemoCard>
    <DemoCard title="Placements" description="Six places on the screen" code={placementsSource}>
      <Placements />
    </DemoCard>
    <DemoCard title="Stacking" description="The newest on top, five at once" code={stackingSource}>
      <Stacking />
    </DemoCard>
    <DemoCard title="Promise" description="Waits, and says how it ended" code={promiseToastSource}>
      <PromiseToast />
    </DemoCard>
    <DemoCard title="Undo" description="Taken back as easily as done" code={undoToastSource}>
      <UndoToast />
    </DemoCard>
    <DemoCard title="Custom content" description="A face and a button" code={customContentSource}>
      <CustomContent />
    </DemoCard>
    <DemoCard title="Rules" description="What every toast keeps to" code={rulesSource} wide>
      <Rules />
    </DemoCard>
  </DemoPage>
);
