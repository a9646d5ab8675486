import { useId, useState } from 'react';
import { updateSettings } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/use-settings';
import { customizerText } from '@/messages/shell/customizer';

export function SiteNameField() {
  const { title } = useSettings();
  const [text, setText] = useState(title);
  const [shown, setShown] = useState(title);
  const id = useId();
  // Reset and other tabs change the title from outside.
  if (shown !== title) {
    setShown(title);
    if (text.trim() !== title) setText(title);
  }
  return (
    <section>
      <h3 className="label-heading mb-2">
        <label htmlFor={id}>{customizerText.siteName}</label>
      </h3>
      <input
        id={id}
        className="form-control"
        value={text}
        maxLength={24}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          updateSettings({ title: event.target.value.trim() || 'Plaza' });
        }}
      />
    </section>
  );
}
