import { createRoot } from 'react-dom/client';
import { injectFaults } from './fault-injection';
import { FaultBar } from './FaultBar';

let started = false;

/** The bar has its own React root: it must survive any injected fault. `showsBar`: also without a fault. */
export function startFaults({ showsBar = false }: { showsBar?: boolean } = {}): void {
  if (started) return;
  started = true;
  injectFaults();
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<FaultBar always={showsBar} />);
}
