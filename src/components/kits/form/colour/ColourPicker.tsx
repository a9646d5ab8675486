import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PickerPopover } from '@/components/kits/form/PickerPopover';
import { parseHex, toHex } from '@/lib/theme/colour';
import { PanelPlaceholder } from '@/components/kits/form/date/PanelPlaceholder';
import { Field } from '@/components/kits/form/field/Field';
import '@/components/kits/form/date/picker.scss';
import { formText } from '@/messages/ui/form';

// Heavier than the field, and there before anybody opens it.
const loadPanel = () => import('./ColourPanel');
const ColourPanel = lazy(async () => ({ default: (await loadPanel()).ColourPanel }));
const prefetchPanel = () => void loadPanel().catch(() => undefined);

interface Props {
  label: string;
  help?: ReactNode;
  /** "#c8421a". */
  value: string;
  onChange: (value: string) => void;
  /** Preset colours as "#c8421a". */
  swatches: readonly string[];
}

/** Parses "#c8421a", "c8421a" or "#c42"; null for anything else. */
function hexFrom(text: string): string | null {
  const channels = parseHex(`#${text.trim().replace(/^#/, '')}`);
  return channels && toHex(channels);
}

export function ColourPicker({ label, help, value, onChange, swatches }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const settle = () => {
    if (typed === null) return;
    const hex = hexFrom(typed);
    setWrong(hex === null);
    if (hex === null) return;
    setTyped(null);
    onChange(hex);
  };
  return (
    <Field label={label} help={help} error={wrong ? formText.hexInvalid : null}>
      {(control) => (
        <div className="picker field-input" onPointerEnter={prefetchPanel} onFocus={prefetchPanel}>
          <input
            {...control}
            className={`form-control has-end${wrong ? ' is-invalid' : ''}`}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={typed ?? value}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={settle}
            onKeyDown={(event) => event.key === 'Enter' && settle()}
          />
          <PickerPopover
            label={formText.shadesOf(label)}
            trigger={<i className="swatch swatch-sm" style={{ background: value }} />}
          >
            {() => (
              <Suspense fallback={<PanelPlaceholder />}>
                <ColourPanel
                  {...{ label, value, swatches }}
                  onChange={(hex) => {
                    setTyped(null);
                    setWrong(false);
                    onChange(hex);
                  }}
                />
              </Suspense>
            )}
          </PickerPopover>
        </div>
      )}
    </Field>
  );
}
