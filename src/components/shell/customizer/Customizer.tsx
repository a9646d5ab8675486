import { type ReactNode, useId } from 'react';
import IconLtr from '~icons/tabler/align-left';
import IconRtl from '~icons/tabler/align-right';
import IconUndo from '~icons/tabler/arrow-back-up';
import IconAuto from '~icons/tabler/device-desktop';
import IconMoon from '~icons/tabler/moon';
import IconSun from '~icons/tabler/sun';
import { SingleKeysSwitch } from '@/components/shell/keys/SingleKeysSwitch';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { saveLayoutPreview, resetSettings, updateSettings } from '@/lib/settings/settings';
import { useIsPreviewingLayout, useSettings } from '@/lib/settings/use-settings';
import { showToast } from '@/lib/overlays/toast';
import { OptionGroup } from './OptionGroup';
import { ACCENT_COLORS, MENU_COLORS, LayoutThumbnail, SIDEBAR_SIZES } from './layout-options';
import { SiteNameField } from './SiteNameField';
import './customizer.scss';

export function Customizer({ onClose }: { onClose: () => void }) {
  const settings = useSettings();
  const trial = useIsPreviewingLayout();
  const sizeId = useId();
  const vertical = settings.orientation === 'vertical';
  const wide = useMediaQuery('(min-width: 992px)');
  const keep = () => {
    if (trial) saveLayoutPreview();
    showToast({ type: 'success', title: 'Layout saved', text: 'It applies on this device.' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Make it yours"
      lead="Saved on this device, in every tab"
      placement="end"
      footer={
        <DialogFooter>
          <button type="button" className="btn btn-outline-secondary" onClick={resetSettings}>
            <IconUndo />
            Reset
          </button>
          <button type="button" className="btn btn-primary customizer-save" onClick={keep}>
            Save layout
          </button>
        </DialogFooter>
      }
    >
      <div className="customizer-body">
        <OptionGroup
          legend="Theme"
          look="segments"
          value={settings.theme}
          options={[
            { value: 'light', label: 'Light', show: <IconSun /> },
            { value: 'dark', label: 'Dark', show: <IconMoon /> },
            { value: 'auto', label: 'Auto', show: <IconAuto /> },
          ]}
          onChange={(theme) => updateSettings({ theme })}
        />
        <OptionGroup
          legend="Accent colour"
          look="swatches"
          value={settings.accent}
          options={ACCENT_COLORS}
          onChange={(accent) => updateSettings({ accent })}
        />
        <OptionGroup
          legend="Menu position"
          look="tiles"
          value={settings.orientation}
          options={[
            { value: 'horizontal', label: 'Top menu', show: <LayoutThumbnail kind="top" /> },
            { value: 'vertical', label: 'Sidebar', show: <LayoutThumbnail kind="default" /> },
          ]}
          onChange={(orientation) => updateSettings({ orientation })}
        />
        <OptionGroup
          legend="Sidebar size"
          look="tiles-4"
          value={settings.mainMenu.size}
          note={vertical ? (wide ? undefined : 'Applies on wider screens') : 'Applies with the sidebar'}
          disabled={!vertical}
          options={SIDEBAR_SIZES.map(({ value, label }) => ({
            value,
            label,
            show: <LayoutThumbnail kind={value} />,
          }))}
          onChange={(size) => updateSettings({ mainMenu: { size } })}
        />
        <OptionGroup
          legend="Menu colour"
          look="swatches"
          value={settings.mainMenu.color}
          options={MENU_COLORS}
          note={wide ? (vertical ? undefined : 'Applies with the sidebar') : 'Applies to the open menu'}
          disabled={wide && !vertical}
          onChange={(color) => updateSettings({ mainMenu: { color } })}
        />
        <OptionGroup
          legend="Top bar colour"
          look="swatches"
          value={settings.topBar.color}
          options={MENU_COLORS}
          note={vertical ? 'Applies with the top menu' : undefined}
          disabled={vertical}
          onChange={(color) => updateSettings({ topBar: { color } })}
        />
        <OptionGroup
          legend="Width"
          look="segments"
          value={settings.mode}
          options={[
            { value: 'detached', label: 'Detached' },
            { value: 'fluid', label: 'Fluid' },
          ]}
          onChange={(mode) => updateSettings({ mode })}
        />
        <OptionGroup
          legend="Density"
          look="segments"
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
          <div className="customizer-range">
            <small aria-hidden="true">A</small>
            <input
              id={sizeId}
              type="range"
              className="form-range"
              min={13}
              max={19}
              value={settings.fontSize}
              aria-valuetext={`${settings.fontSize} px`}
              onChange={(event) => updateSettings({ fontSize: event.target.valueAsNumber })}
            />
            <span aria-hidden="true">A</span>
          </div>
        </Section>
        <OptionGroup
          legend="Direction"
          look="segments"
          value={settings.direction}
          options={[
            { value: 'ltr', label: 'Left to right', show: <IconLtr /> },
            { value: 'rtl', label: 'Right to left', show: <IconRtl /> },
          ]}
          onChange={(direction) => updateSettings({ direction })}
        />
        <SiteNameField />
        <section>
          <h3>Keyboard</h3>
          <SingleKeysSwitch />
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
