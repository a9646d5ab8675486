import { lazy, Suspense } from 'react';
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
import { commonText } from '@/messages/ui/common';
import { customizerText } from '@/messages/shell/customizer';
import { OptionGroup } from './OptionGroup';
import { ACCENT_COLORS, MENU_COLORS, LayoutThumbnail, SIDEBAR_SIZES } from './layout-options';
import { SiteNameField } from './SiteNameField';
import './customizer.scss';

// The panel opens without it.
const Slider = lazy(async () => ({ default: (await import('@/components/kits/form/slider/Slider')).Slider }));

/** Text sizes in px. */
const TICKS = [13, 15, 17, 19] as const;

export function Customizer({ onClose }: { onClose: () => void }) {
  const settings = useSettings();
  const trial = useIsPreviewingLayout();
  const vertical = settings.orientation === 'vertical';
  const wide = useMediaQuery('(min-width: 992px)');
  const keep = () => {
    if (trial) saveLayoutPreview();
    showToast({
      type: 'success',
      title: customizerText.layoutSaved,
      text: customizerText.appliesOnThisDevice,
    });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={customizerText.makeItYours}
      lead={customizerText.lead}
      placement="end"
      footer={
        <DialogFooter>
          <button type="button" className="btn btn-outline-secondary" onClick={resetSettings}>
            <IconUndo />
            {commonText.reset}
          </button>
          <button type="button" className="btn btn-primary flex-1" onClick={keep}>
            {customizerText.saveLayout}
          </button>
        </DialogFooter>
      }
    >
      <div className="customizer-body stack-4 pb-1">
        <OptionGroup
          legend={customizerText.theme}
          look="segments"
          value={settings.theme}
          options={[
            { value: 'light', label: customizerText.light, show: <IconSun /> },
            { value: 'dark', label: customizerText.dark, show: <IconMoon /> },
            { value: 'auto', label: customizerText.auto, show: <IconAuto /> },
          ]}
          onChange={(theme) => updateSettings({ theme })}
        />
        <OptionGroup
          legend={customizerText.accentColour}
          look="swatches"
          value={settings.accent}
          options={ACCENT_COLORS}
          onChange={(accent) => updateSettings({ accent })}
        />
        <OptionGroup
          legend={customizerText.menuPosition}
          look="tiles"
          value={settings.orientation}
          options={[
            { value: 'horizontal', label: customizerText.topMenu, show: <LayoutThumbnail kind="top" /> },
            { value: 'vertical', label: customizerText.sidebar, show: <LayoutThumbnail kind="default" /> },
          ]}
          onChange={(orientation) => updateSettings({ orientation })}
        />
        <OptionGroup
          legend={customizerText.sidebarSize}
          look="tiles-4"
          value={settings.mainMenu.size}
          note={
            vertical
              ? wide
                ? undefined
                : customizerText.appliesOnWiderScreens
              : customizerText.appliesWithTheSidebar
          }
          disabled={!vertical}
          options={SIDEBAR_SIZES.map(({ value, label }) => ({
            value,
            label,
            show: <LayoutThumbnail kind={value} />,
          }))}
          onChange={(size) => updateSettings({ mainMenu: { size } })}
        />
        <OptionGroup
          legend={customizerText.menuColour}
          look="swatches"
          value={settings.mainMenu.color}
          options={MENU_COLORS}
          note={
            wide
              ? vertical
                ? undefined
                : customizerText.appliesWithTheSidebar
              : customizerText.appliesToTheOpenMenu
          }
          disabled={wide && !vertical}
          onChange={(color) => updateSettings({ mainMenu: { color } })}
        />
        <OptionGroup
          legend={customizerText.topBarColour}
          look="swatches"
          value={settings.topBar.color}
          options={MENU_COLORS}
          note={vertical ? customizerText.appliesWithTheTopMenu : undefined}
          disabled={vertical}
          onChange={(color) => updateSettings({ topBar: { color } })}
        />
        <OptionGroup
          legend={customizerText.width}
          look="segments"
          value={settings.mode}
          options={[
            { value: 'detached', label: customizerText.detached },
            { value: 'fluid', label: customizerText.fluid },
          ]}
          onChange={(mode) => updateSettings({ mode })}
        />
        <OptionGroup
          legend={customizerText.density}
          look="segments"
          value={settings.density}
          options={[
            { value: 'roomy', label: customizerText.roomy },
            { value: 'normal', label: customizerText.normal },
            { value: 'tight', label: customizerText.tight },
          ]}
          onChange={(density) => updateSettings({ density })}
        />
        <Suspense fallback={<div className="customizer-size" aria-busy="true" />}>
          <div className="customizer-size">
            <Slider
              label={customizerText.textSize}
              value={[settings.fontSize]}
              onChange={([fontSize = settings.fontSize]) => updateSettings({ fontSize })}
              min={13}
              max={19}
              ticks={TICKS}
              format={customizerText.pixels}
            />
          </div>
        </Suspense>
        <OptionGroup
          legend={customizerText.direction}
          look="segments"
          value={settings.direction}
          options={[
            { value: 'ltr', label: customizerText.leftToRight, show: <IconLtr /> },
            { value: 'rtl', label: customizerText.rightToLeft, show: <IconRtl /> },
          ]}
          onChange={(direction) => updateSettings({ direction })}
        />
        <SiteNameField />
        <section>
          <h3 className="label-heading mb-2">{customizerText.keyboard}</h3>
          <SingleKeysSwitch />
        </section>
      </div>
    </Dialog>
  );
}
