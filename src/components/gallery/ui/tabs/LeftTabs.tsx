import { SideTabs } from './SideTabs';

export const LeftTabs = () => <SideTabs side="left" />;
