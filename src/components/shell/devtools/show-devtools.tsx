import { createRoot } from 'react-dom/client';
import { allowMarkup } from '@/lib/browser/trusted-types';
import { isDevtoolsSearch } from '@/lib/devtools/devtools-shortcut';
import { devtoolsUrl } from '@/lib/devtools/devtools-url';
import { DevtoolsPanel, type DevtoolsProps } from './DevtoolsPanel';
import { startFaults } from './start-faults';

const ACTIVE = /<(?:script|iframe|object|embed|base|link|meta)\b|[\s/"']on\w+\s*=|javascript:|srcdoc/i;

/** Links inside the app drop `?devtools`; a reload would lose the tools with it. */
function keepInAddress({ router }: DevtoolsProps): void {
  const restore = () => {
    if (isDevtoolsSearch(location.search)) return;
    // The router replaces the method of `history` and would load the page again.
    History.prototype.replaceState.call(history, history.state, '', devtoolsUrl(location.href, true));
  };
  restore();
  router.subscribe('onResolved', restore);
}

/**
 * Mounts the developer tools in their own React root, so that their errors cannot break the app. Needs the
 * development document's policy, which allows inline styles.
 */
export function showDevtools(props: DevtoolsProps): void {
  // Their templates contain comment markers that the sanitiser would remove.
  allowMarkup((html) => !ACTIVE.test(html));
  keepInAddress(props);
  startFaults({ showsBar: true });
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<DevtoolsPanel {...props} />);
}
