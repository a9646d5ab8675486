import type { ReactNode } from 'react';
import './controls.scss';

export const DemoControls = ({ children }: { children: ReactNode }) => (
  <div className="demo-controls">{children}</div>
);
