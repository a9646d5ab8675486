import { Dialog } from '@/components/ui/Dialog';
import { AccountMenu } from './AccountMenu';
import { SideMenu } from './SideMenu';

/** The whole menu over the page: on small screens, and where the sidebar is hidden. */
export const MenuDrawer = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={title} placement="start">
    <div className="drawer-menu">
      <SideMenu shape="full" />
      <AccountMenu shape="line" />
    </div>
  </Dialog>
);
