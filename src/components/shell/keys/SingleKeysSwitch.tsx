import { useId } from 'react';
import { updateSettings } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/use-settings';
import { keysText } from '@/messages/shell/keys';

export function SingleKeysSwitch() {
  const { singleKeys } = useSettings();
  const id = useId();
  return (
    <div className="form-check form-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={singleKeys}
        className="form-check-input"
        checked={singleKeys}
        onChange={(event) => updateSettings({ singleKeys: event.target.checked })}
      />
      <label htmlFor={id} className="form-check-label">
        {keysText.singleKeys}
      </label>
    </div>
  );
}
