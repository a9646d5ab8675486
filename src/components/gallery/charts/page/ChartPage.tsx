import { type ReactNode, useState } from 'react';
import IconRefresh from '~icons/tabler/refresh';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { chartText } from '@/messages/gallery/chart';
import { ChartCard } from './ChartCard';
import { ChartSwitch } from '../../../kits/chart/view/ChartSwitch';
import type { ChartEntry } from './chart-entry';

interface Props {
  lead: string;
  cards?: readonly ChartEntry[];
  /** Those that the cards wait for before they draw. */
  parts?: Promise<unknown>;
  /** Extra cards after the list; `round` is part of their keys so that Replay remounts them. */
  more?: (decals: boolean, round: number) => ReactNode;
}

const NONE: readonly ChartEntry[] = [];

export function ChartPage({ lead, cards = NONE, parts, more }: Props) {
  const [decals, setDecals] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <DemoPage
      lead={lead}
      actions={
        <>
          <ChartSwitch label={chartText.patterns} on={decals} onChange={setDecals} />
          <button type="button" className="btn btn-outline-secondary" onClick={() => setRound(round + 1)}>
            <IconRefresh />
            {chartText.replay}
          </button>
        </>
      }
    >
      {cards.map(({ spec, code }) => (
        <ChartCard key={`${spec.title} ${round}`} spec={spec} code={code} decals={decals} parts={parts} />
      ))}
      {more?.(decals, round)}
    </DemoPage>
  );
}
