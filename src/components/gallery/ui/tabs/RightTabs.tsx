import { SideTabs } from './SideTabs';

export const RightTabs = () => <SideTabs side="right" />;
