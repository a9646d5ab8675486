import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/PageHeader';
import { exampleText } from '@/messages/gallery/example';
import { Contents } from './contents/Contents';
import { useContents } from './contents/use-contents';
import { DemoGrid } from './DemoGrid';
import './demo.scss';

interface Props {
  lead: string;
  actions?: ReactNode;
  /** DemoCards. */
  children: ReactNode;
}

export function DemoPage({ lead, actions, children }: Props) {
  const { watch, entries, current } = useContents();
  return (
    <>
      <PageHeader lead={exampleText.say(lead)} actions={actions} />
      <div className="demo-page">
        <Contents entries={entries} current={current} />
        <div>
          <DemoGrid ref={watch}>{children}</DemoGrid>
        </div>
      </div>
    </>
  );
}
