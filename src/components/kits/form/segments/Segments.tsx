import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DateField, DateInput, DateSegment, TimeField } from 'react-aria-components';
import { parseDay, parseLocalDateTime, parseTimeOfDay, toIso } from '@/components/kits/form/date/iso-values';
import { FormLocale } from '@/components/kits/form/FormLocale';
import type { SegmentsProps, SegmentStart } from './RestingSegments';
import { isRightToLeft } from './segment-parts';

interface Props extends SegmentsProps {
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

function replay(key: string): void {
  const event =
    key.length === 1
      ? new InputEvent('beforeinput', { data: key, inputType: 'insertText', cancelable: true })
      : new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  flushSync(() => document.activeElement?.dispatchEvent(event));
}

/** Goes on where the resting segments had the focus, with the keys pressed there. */
function useStart(boxRef: RefObject<HTMLDivElement | null>, startRef: RefObject<SegmentStart>): void {
  const focusStart = useCallback(() => {
    const { segment } = startRef.current;
    if (segment === null) return;
    boxRef.current?.querySelectorAll<HTMLElement>('.picker-segment[tabindex]')[segment]?.focus();
  }, [boxRef, startRef]);
  useLayoutEffect(() => {
    if (!startRef.current.hasLeft) focusStart();
  }, [focusStart, startRef]);
  useEffect(() => {
    const { keys, hasLeft = false } = startRef.current;
    const elsewhere = document.activeElement;
    // Again: a dialog that opens with the field has taken the focus.
    focusStart();
    startRef.current = { segment: null, keys: [] };
    // Each key needs the render after the one before, which an effect must not ask for.
    queueMicrotask(() => {
      for (const key of keys) replay(key);
      if (hasLeft && elsewhere instanceof HTMLElement) elsewhere.focus();
    });
  }, [focusStart, startRef]);
}

export function Segments(props: Props) {
  const {
    kind,
    locale,
    hours,
    value,
    labelledBy,
    describedBy,
    isWrong,
    isDisabled,
    startRef,
    onChange,
    onBlur,
  } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  useStart(boxRef, startRef);
  const common = {
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    isInvalid: isWrong,
    isDisabled,
    validationBehavior: 'aria' as const,
    onChange: (next: { toString: () => string } | null) => onChange(toIso(next)),
    ...(onBlur && { onBlur }),
  };
  const input = (
    <DateInput
      ref={boxRef}
      className="form-control has-end picker-input tabular"
      dir={isRightToLeft(locale) ? 'rtl' : 'ltr'}
    >
      {(segment) => <DateSegment className="picker-segment" segment={segment} />}
    </DateInput>
  );
  return (
    <FormLocale locale={locale}>
      {kind === 'time' ? (
        <TimeField
          {...common}
          value={parseTimeOfDay(value)}
          shouldForceLeadingZeros={hours === 24}
          {...(hours && { hourCycle: hours })}
        >
          {input}
        </TimeField>
      ) : (
        <DateField
          {...common}
          value={kind === 'moment' ? parseLocalDateTime(value) : parseDay(value)}
          granularity={kind === 'moment' ? 'minute' : 'day'}
        >
          {input}
        </DateField>
      )}
    </FormLocale>
  );
}
