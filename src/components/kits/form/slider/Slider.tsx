import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import {
  I18nProvider,
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { numberLocale } from '@/messages/language';
import { formText } from '@/messages/ui/form';
import './slider.scss';

interface Props {
  label: string;
  help?: ReactNode;
  /** One value per thumb, ascending. */
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
  /** Thumb names: "From", "To". */
  thumbs?: readonly string[];
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  vertical?: boolean;
  /** Values with a labelled tick. */
  ticks?: readonly number[];
  /** Shows the value above the thumb instead of next to the label. */
  tip?: boolean;
  /** Formats a value: "12 m". */
  format?: (value: number) => string;
  /** Colour class, "variant-success". */
  className?: string;
}

const plain = (value: number): string => String(value);
const alone: readonly string[] = [''];
const none: readonly number[] = [];

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
  const track = useRef<HTMLDivElement>(null);
  // React Aria speaks the bare number; people hear what the others see.
  useLayoutEffect(() => {
    for (const [index, input] of [...(track.current?.querySelectorAll('input') ?? [])].entries())
      input.setAttribute('aria-valuetext', format(value[index] ?? min));
  });
  // React Aria derives direction from the locale, so pass one that matches the page.
  const locale = document.documentElement.dir === 'rtl' ? 'he' : numberLocale;
  return (
    <I18nProvider locale={locale}>
      <AriaSlider
        className={`stack-1 slider ${vertical ? 'justify-items-start' : ''} ${className}`}
        value={[...value]}
        onChange={onChange}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={disabled}
        orientation={vertical ? 'vertical' : 'horizontal'}
      >
        <div className="d-flex justify-content-between gap-3 fs-md fw-semibold">
          <Label>{label}</Label>
          {!tip && <SliderOutput>{() => value.map(format).reduce(formText.range)}</SliderOutput>}
        </div>
        <SliderTrack
          ref={track}
          className={`position-relative slider-track${ticks.length > 0 ? ' mb-5' : ''}`}
        >
          {({ state }) => {
            const from = value.length > 1 ? state.getThumbPercent(0) * 100 : 0;
            const length = state.getThumbPercent(value.length - 1) * 100 - from;
            return (
              <>
                <i className="slider-rail position-absolute inset-0 rounded-pill" />
                <i
                  className="slider-fill position-absolute rounded-pill"
                  style={
                    vertical
                      ? { insetBlockEnd: `${from}%`, height: `${length}%` }
                      : { insetInlineStart: `${from}%`, width: `${length}%` }
                  }
                />
                {ticks.map((tick) => (
                  <span
                    key={tick}
                    className="slider-tick position-absolute pt-5 fs-xs text-ink-2 tabular text-nowrap"
                    style={{ insetInlineStart: `${state.getValuePercent(tick) * 100}%` }}
                  >
                    {format(tick)}
                  </span>
                ))}
                {thumbs.map((name, index) => (
                  <SliderThumb
                    key={name}
                    index={index}
                    className="slider-thumb rounded-arch"
                    {...(help ? { 'aria-describedby': helpId } : {})}
                    {...(name ? { 'aria-label': name } : {})}
                  >
                    {tip && (
                      <span className="slider-tip position-absolute py-half px-2 rounded-sm bg-shell text-shell-ink fs-sm text-nowrap">
                        {format(value[index] ?? min)}
                      </span>
                    )}
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
