import { Switch } from '@/components/ui/control/Switch';
import { updateSettings } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/use-settings';
import { keysText } from '@/messages/shell/keys';

export function SingleKeysSwitch() {
  const { singleKeys: on } = useSettings();
  return (
    <Switch label={keysText.singleKeys} on={on} onChange={(singleKeys) => updateSettings({ singleKeys })} />
  );
}
