import { Dialog } from '@/components/ui/overlay/Dialog';
import { keysText } from '@/messages/shell/keys';
import { KeyList } from './KeyList';
import { SingleKeysSwitch } from './SingleKeysSwitch';

export const KeyHelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={keysText.keyboardShortcuts}
    lead={keysText.offWhileYouType}
    placement="centre"
    size="lg"
  >
    <KeyList />
    <SingleKeysSwitch />
  </Dialog>
);
