import { type ReactNode, useId } from 'react';
import {
  I18nProvider,
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import './slider.scss';

interface Props {
  label: string;
  help?: ReactNode;
  /** One figure for each thumb, rising. */
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
  /** What each of several thumbs is called: "From", "To". */
  thumbs?: readonly string[];
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  vertical?: boolean;
  /** Figures that get a mark and their name under the track. */
  ticks?: readonly number[];
  /** Shows the figure above the thumb instead of at the end of the label's line. */
  tip?: boolean;
  /** How a figure is written: "12 m". */
  format?: (value: number) => string;
  /** A colour, "v-success". */
  className?: string;
}

const plain = (value: number): string => String(value);
const alone: readonly string[] = [''];
const none: readonly number[] = [];

/** A track with one or two thumbs: arrows, Home, End, Page Up and Page Down move; drags by mouse and touch. */
export function Slider({
  label,
  help,
  value,
  onChange,
  thumbs = alone,
  min = 0,
  max = 100,
  step = 1,
  disabled = false,
  vertical = false,
  ticks = none,
  tip = false,
  format = plain,
  className = '',
}: Props) {
  const helpId = useId();
  // The library takes its direction from a language; the page takes it from its own setting.
  const locale = document.documentElement.dir === 'rtl' ? 'he' : 'en-GB';
  return (
    <I18nProvider locale={locale}>
      <AriaSlider
        className={`sld ${className}`}
        value={[...value]}
        onChange={onChange}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={disabled}
        orientation={vertical ? 'vertical' : 'horizontal'}
      >
        <div className="sld-l">
          <Label>{label}</Label>
          {!tip && <SliderOutput>{() => value.map(format).join(' to ')}</SliderOutput>}
        </div>
        <SliderTrack className={`sld-t${ticks.length > 0 ? ' has-ticks' : ''}`}>
          {({ state }) => {
            const from = value.length > 1 ? state.getThumbPercent(0) * 100 : 0;
            const length = state.getThumbPercent(value.length - 1) * 100 - from;
            return (
              <>
                <i className="sld-rail" />
                <i
                  className="sld-fill"
                  style={
                    vertical
                      ? { insetBlockEnd: `${from}%`, height: `${length}%` }
                      : { insetInlineStart: `${from}%`, width: `${length}%` }
                  }
                />
                {ticks.map((tick) => (
                  <span
                    key={tick}
                    className="sld-tick"
                    style={{ insetInlineStart: `${state.getValuePercent(tick) * 100}%` }}
                  >
                    {format(tick)}
                  </span>
                ))}
                {thumbs.map((name, index) => (
                  <SliderThumb
                    key={name}
                    index={index}
                    className="sld-thumb"
                    {...(help ? { 'aria-describedby': helpId } : {})}
                    {...(name ? { 'aria-label': name } : {})}
                  >
                    {tip && <span className="sld-tip">{format(value[index] ?? min)}</span>}
                  </SliderThumb>
                ))}
              </>
            );
          }}
        </SliderTrack>
        {help && (
          <div className="form-text" id={helpId}>
            {help}
          </div>
        )}
      </AriaSlider>
    </I18nProvider>
  );
}
