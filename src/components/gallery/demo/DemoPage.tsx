import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/PageHeader';
import '@/components/gallery/demo/bootstrap/bootstrap-components.scss';
import './demo.scss';

interface Props {
  lead: string;
  actions?: ReactNode;
  /** DemoCards. */
  children: ReactNode;
}

export function DemoPage({ lead, actions, children }: Props) {
  return (
    <>
      <PageHeader lead={lead} actions={actions} />
      <div className="demo-grid">{children}</div>
    </>
  );
}
