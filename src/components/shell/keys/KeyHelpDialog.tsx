import { Dialog } from '@/components/ui/overlay/Dialog';
import { KeyList } from './KeyList';
import { SingleKeysSwitch } from './SingleKeysSwitch';

export const KeyHelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Keyboard shortcuts"
    lead="Off while you type"
    placement="centre"
    size="lg"
  >
    <KeyList />
    <SingleKeysSwitch />
  </Dialog>
);
