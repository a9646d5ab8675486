import IconLayout from '~icons/tabler/adjustments-horizontal';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { AccountMenu } from '@/components/shell/account-menu/AccountMenu';
import { navigationText } from '@/messages/shell/navigation';
import { SideMenu } from './SideMenu';

export const MenuDrawer = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={title} placement="start">
    <div className="menu-drawer">
      <SideMenu shape="full" />
      <button
        type="button"
        className="sidebar-item d-md-none mx-3"
        onClick={() => {
          onClose();
          setOverlays({ customizer: true });
        }}
      >
        <IconLayout />
        <span>{navigationText.layoutAndColours}</span>
      </button>
      <AccountMenu shape="line" />
    </div>
  </Dialog>
);
