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

/** A gallery page: the title comes from the route's staticData, each card is one live, copyable example. */
export function DemoPage({ lead, actions, children }: Props) {
  return (
    <>
      <PageHeader lead={lead} actions={actions} />
      <div className="demos">{children}</div>
    </>
  );
}
