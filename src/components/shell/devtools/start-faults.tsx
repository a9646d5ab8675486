import { createRoot } from 'react-dom/client';
import { injectFaults } from './fault-injection';
import { FaultBar } from './FaultBar';

let started = false;

/** Puts the faults in place and the bar that tells of them, in a root of its own: it must outlive any fault of the app. */
export function startFaults(): void {
  if (started) return;
  started = true;
  injectFaults();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<FaultBar />);
}
