import { Dialog } from '@/components/ui/overlay/Dialog';
import { KeyList } from './KeyList';
import { SingleKeysSwitch } from './SingleKeysSwitch';

export const KeyHelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keys" lead="They rest while you type" placement="centre" size="lg">
    <KeyList />
    <SingleKeysSwitch />
  </Dialog>
);
