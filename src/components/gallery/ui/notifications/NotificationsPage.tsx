import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Types } from './Types';
import typesSource from './Types.tsx?code';
import { Placements } from './Placements';
import placementsSource from './Placements.tsx?code';
import { Stacking } from './Stacking';
import stackingSource from './Stacking.tsx?code';
import { PromiseToast } from './PromiseToast';
import promiseToastSource from './PromiseToast.tsx?code';
import { UndoToast } from './UndoToast';
import undoToastSource from './UndoToast.tsx?code';
import { CustomContent } from './CustomContent';
import customContentSource from './CustomContent.tsx?code';
import { Rules } from './Rules';
import rulesSource from './Rules.tsx?code';

export const NotificationsPage = () => (
  <DemoPage lead="Short messages that appear and dismiss themselves.">
    <DemoCard title="Types" description="Success, info, warning, error, default" code={typesSource}>
      <Types />
    </DemoCard>
    <DemoCard title="Placements" description="Six positions" code={placementsSource}>
      <Placements />
    </DemoCard>
    <DemoCard title="Stacking" description="Newest on top, five at most" code={stackingSource}>
      <Stacking />
    </DemoCard>
    <DemoCard title="Promise" description="Shows pending, then the result" code={promiseToastSource}>
      <PromiseToast />
    </DemoCard>
    <DemoCard title="Undo" description="Reverse an action from its toast" code={undoToastSource}>
      <UndoToast />
    </DemoCard>
    <DemoCard title="Custom content" description="Avatar and button" code={customContentSource}>
      <CustomContent />
    </DemoCard>
    <DemoCard title="Rules" description="Rules that every toast follows" code={rulesSource} wide>
      <Rules />
    </DemoCard>
  </DemoPage>
);
