import { type ReactNode, Suspense, useContext } from 'react';
import { pageText } from '@/messages/shell/page';
import { partText } from '@/messages/ui/part';
import { usePage } from './hooks/use-page';
import { isGalleryPage, SiblingsContext } from './siblings-context';

interface Props {
  /** Defaults to the title in the route's staticData. */
  title?: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** First crumbs of the pages whose siblings show below the heading. */
const AREAS = new Set(['Workspace', 'Pages', 'Components']);

/** The page's only h1; focusable by script, because PageFocus focuses it after a navigation. */
export function PageHeader({ title, lead, actions }: Props) {
  const route = usePage();
  const siblings = useContext(SiblingsContext);
  return (
    <div className="page-header">
      <div className="min-w-0">
        <h1 className="fs-3xl" tabIndex={-1}>
          {title ?? pageText.name(route?.title ?? '')}
        </h1>
        {lead && <p className="text-ink-2 mt-1">{lead}</p>}
      </div>
      {actions && <div className="page-header-actions row-2 flex-wrap">{actions}</div>}
      {siblings && AREAS.has(route?.crumbs?.[0] ?? '') && (
        <Suspense
          fallback={
            <>
              <div className="section-strip" aria-hidden="true" />
              {isGalleryPage(route?.crumbs) && (
                <p className="used-in w-100 m-0 fs-sm text-ink-3">{partText.usedIn}</p>
              )}
            </>
          }
        >
          {siblings}
        </Suspense>
      )}
    </div>
  );
}
