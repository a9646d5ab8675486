import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { usePage } from '@/components/ui/hooks/use-page';
import { layoutPresets } from '@/lib/settings/layout-presets';
import { previewLayout } from '@/lib/settings/settings';
import { useIsPreviewingLayout } from '@/lib/settings/use-settings';
import { pageText } from '@/messages/shell/page';

const TrialBar = lazy(() =>
  import('./customizer/LayoutTrialBar').then(({ LayoutTrialBar }) => ({ default: LayoutTrialBar })),
);

/** Applies the layout that the page or its address asks for, and offers to save it. */
export function PageLayout({ fullscreen }: { fullscreen: boolean }) {
  const page = usePage();
  const trial = useIsPreviewingLayout();
  const layoutInUrl = useSearch({ strict: false, select: ({ layout }) => layout });
  const layout = layoutInUrl ? layoutPresets[layoutInUrl] : (page?.layout ?? null);
  useLayoutEffect(() => {
    previewLayout(layout);
    return () => previewLayout(null);
  }, [layout]);
  return (
    trial && (
      <Suspense fallback={<div className="layout-trial-space box mb-4 variant-tinted variant-info" />}>
        <TrialBar
          name={layoutInUrl ? null : pageText.name(page?.title ?? '')}
          folds={layout !== null && 'orientation' in layout && !fullscreen}
        />
      </Suspense>
    )
  );
}
