import type { ReactNode } from 'react';
import './controls.scss';

/** The tray above an example that holds what can be changed about it. */
export const DemoControls = ({ children }: { children: ReactNode }) => <div className="ctls">{children}</div>;
