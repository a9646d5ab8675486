import { useState } from 'react';
import {
  ColorArea,
  ColorSlider,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  ColorSwatch,
  parseColor,
  SliderTrack,
} from 'react-aria-components';
import { FormLocale } from '@/components/kits/form/FormLocale';
import { formText } from '@/messages/ui/form';
import { numberLocale } from '@/messages/language';
import './colour-panel.scss';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  swatches: readonly string[];
}

export function ColourPanel({ label, value, onChange, swatches }: Props) {
  // Stored as HSB: hex values of black and white would lose the hue.
  const [colour, setColour] = useState(() => parseColor(value).toFormat('hsb'));
  const take = (next: typeof colour) => {
    setColour(next.toFormat('hsb'));
    onChange(next.toString('hex').toLowerCase());
  };
  return (
    <FormLocale locale={numberLocale}>
      <div className="colour mw-100 d-grid gap-3" dir="ltr">
        <ColorArea
          aria-label={label}
          className="colour-area w-100 rounded-control"
          xChannel="saturation"
          yChannel="brightness"
          value={colour}
          onChange={take}
        >
          <ColorThumb className="colour-thumb rounded-pill" />
        </ColorArea>
        <ColorSlider aria-label={formText.hue} className="w-100" channel="hue" value={colour} onChange={take}>
          <SliderTrack className="min-h-sm rounded-pill">
            <ColorThumb className="colour-thumb rounded-pill" />
          </SliderTrack>
        </ColorSlider>
        <ColorSwatchPicker
          aria-label={formText.presets}
          className="d-flex flex-wrap gap-1"
          value={colour}
          onChange={take}
        >
          {swatches.map((swatch) => (
            <ColorSwatchPickerItem
              key={swatch}
              color={swatch}
              className="colour-preset p-half rounded-pill cursor-pointer"
            >
              <ColorSwatch className="colour-preset-swatch rounded-pill" />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      </div>
    </FormLocale>
  );
}
