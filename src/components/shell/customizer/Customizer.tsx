import { type ReactNode, useId } from 'react';
import IconLtr from '~icons/tabler/align-left';
import IconRtl from '~icons/tabler/align-right';
import IconUndo from '~icons/tabler/arrow-back-up';
import IconAuto from '~icons/tabler/device-desktop';
import IconMoon from '~icons/tabler/moon';
import IconSun from '~icons/tabler/sun';
import { SingleKeys } from '@/components/shell/keys/SingleKeysSwitch';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useMedia } from '@/components/ui/hooks/use-media-query';
import { keepTrial, resetSettings, updateSettings } from '@/lib/settings/settings';
import { useIsTrial, useSettings } from '@/lib/settings/use-settings';
import { notify } from '@/lib/overlays/toast';
import { Choice } from './OptionGroup';
import { COLORS, MiniLayout, SIZES } from './layout-options';
import { NameField } from './SiteNameField';
import './customizer.scss';

/** "Make it yours": every layout setting, shown at once, kept on this device and in every tab. */
export function Customizer({ onClose }: { onClose: () => void }) {
  const settings = useSettings();
  const trial = useIsTrial();
  const sizeId = useId();
  const vertical = settings.orientation === 'vertical';
  const wide = useMedia('(min-width: 992px)');
  const keep = () => {
    if (trial) keepTrial();
    notify({ type: 'success', title: 'Layout kept', text: 'It stays like this on this device.' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Make it yours"
      lead="Kept on this device, in every tab"
      placement="end"
      footer={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={resetSettings}>
            <IconUndo />
            Reset
          </button>
          <button type="button" className="btn btn-primary cust-keep" onClick={keep}>
            Keep this layout
          </button>
        </>
      }
    >
      <div className="cust-b">
        <Choice
          legend="Scheme"
          look="seg"
          value={settings.theme}
          options={[
            { value: 'light', label: 'Light', show: <IconSun /> },
            { value: 'dark', label: 'Dark', show: <IconMoon /> },
            { value: 'auto', label: 'Auto', show: <IconAuto /> },
          ]}
          onChange={(theme) => updateSettings({ theme })}
        />
        <Choice
          legend="Menu position"
          look="opts"
          value={settings.orientation}
          options={[
            { value: 'horizontal', label: 'Top menu', show: <MiniLayout kind="top" /> },
            { value: 'vertical', label: 'Sidebar', show: <MiniLayout kind="default" /> },
          ]}
          onChange={(orientation) => updateSettings({ orientation })}
        />
        <Choice
          legend="Sidebar size"
          look="opts-4"
          value={settings.mainMenu.size}
          note={vertical ? (wide ? undefined : 'Shows on a wider screen') : 'Shows with the sidebar'}
          disabled={!vertical}
          options={SIZES.map(({ value, label }) => ({ value, label, show: <MiniLayout kind={value} /> }))}
          onChange={(size) => updateSettings({ mainMenu: { size } })}
        />
        <Choice
          legend="Menu colour"
          look="sws"
          value={settings.mainMenu.color}
          options={COLORS}
          note={wide ? (vertical ? undefined : 'Shows with the sidebar') : 'Shows in the open menu'}
          disabled={wide && !vertical}
          onChange={(color) => updateSettings({ mainMenu: { color } })}
        />
        <Choice
          legend="Top bar colour"
          look="sws"
          value={settings.topBar.color}
          options={COLORS}
          note={vertical ? 'Shows with the top menu' : undefined}
          disabled={vertical}
          onChange={(color) => updateSettings({ topBar: { color } })}
        />
        <Choice
          legend="Width"
          look="seg"
          value={settings.mode}
          options={[
            { value: 'detached', label: 'Detached' },
            { value: 'fluid', label: 'Fluid' },
          ]}
          onChange={(mode) => updateSettings({ mode })}
        />
        <Choice
          legend="Density"
          look="seg"
          value={settings.density}
          options={[
            { value: 'roomy', label: 'Roomy' },
            { value: 'normal', label: 'Normal' },
            { value: 'tight', label: 'Tight' },
          ]}
          onChange={(density) => updateSettings({ density })}
        />
        <Section
          title={<label htmlFor={sizeId}>Text size</label>}
          value={<output htmlFor={sizeId}>{settings.fontSize} px</output>}
        >
          <div className="rng">
            <small aria-hidden="true">A</small>
            <input
              id={sizeId}
              type="range"
              className="form-range"
              min={13}
              max={19}
              value={settings.fontSize}
              onChange={(event) => updateSettings({ fontSize: event.target.valueAsNumber })}
            />
            <span aria-hidden="true">A</span>
          </div>
        </Section>
        <Choice
          legend="Direction"
          look="seg"
          value={settings.direction}
          options={[
            { value: 'ltr', label: 'Left to right', show: <IconLtr /> },
            { value: 'rtl', label: 'Right to left', show: <IconRtl /> },
          ]}
          onChange={(direction) => updateSettings({ direction })}
        />
        <NameField />
        <section>
          <h3>Keys</h3>
          <SingleKeys />
        </section>
      </div>
    </Dialog>
  );
}

const Section = ({ title, value, children }: { title: ReactNode; value: ReactNode; children: ReactNode }) => (
  <section>
    <h3>
      {title}
      {value}
    </h3>
    {children}
  </section>
);
