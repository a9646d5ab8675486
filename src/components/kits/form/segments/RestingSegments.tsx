import type { KeyboardEvent, RefObject } from 'react';
import { isRightToLeft, type SegmentFormat, segmentParts } from './segment-parts';

/** Where typing begins once the segments that take it have loaded. */
export interface SegmentStart {
  /** Place among the segments; null without the focus. */
  segment: number | null;
  /** Pressed so far. */
  keys: readonly string[];
  /** The focus has moved on since the last key. */
  hasLeft?: boolean;
}

/** What segments do with keys; Tab, Enter and Escape are the form's. */
const TAKEN = /^(?:.|Arrow\w+|Backspace|Delete|Home|End|Page\w+)$/u;

/** What both looks of the segments share. */
export interface SegmentsProps extends SegmentFormat {
  value: string;
  labelledBy: string;
  describedBy: string | undefined;
  isWrong: boolean;
  isDisabled: boolean;
  startRef: RefObject<SegmentStart>;
}

/**
 * Drawn like the segments of React Aria, which weigh more than most pages and take over when a segment is pressed or
 * focused. The group is described, its segments are not: an error would be said again by those that take over.
 */
export function RestingSegments({
  value,
  labelledBy,
  describedBy,
  isWrong,
  isDisabled,
  startRef,
  wake,
  ...format
}: SegmentsProps & { wake: () => void }) {
  const dir = isRightToLeft(format.locale) ? 'rtl' : 'ltr';
  const parts = segmentParts(value, format);
  const named = parts.filter(({ name }) => name !== undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !TAKEN.test(event.key)) return;
    // A space would scroll the page.
    event.preventDefault();
    const { segment, keys } = startRef.current;
    startRef.current = { segment, keys: [...keys, event.key] };
  };
  return (
    <div
      role="group"
      className="form-control has-end picker-input tabular"
      dir={dir}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
      data-invalid={isWrong || undefined}
      data-disabled={isDisabled || undefined}
    >
      {parts.map((part, place) =>
        part.name === undefined ? (
          <span key={place} className="picker-segment" data-type="literal" aria-hidden="true">
            {part.text}
          </span>
        ) : (
          <span
            key={place}
            id={`${labelledBy}-${place}`}
            role="spinbutton"
            className="picker-segment"
            tabIndex={isDisabled ? undefined : 0}
            style={dir === 'rtl' ? { unicodeBidi: 'embed', direction: 'ltr' } : {}}
            data-type={part.type}
            data-placeholder={part.isPlaceholder || undefined}
            aria-label={`${part.name}, `}
            aria-labelledby={`${labelledBy}-${place} ${labelledBy}`}
            aria-disabled={isDisabled || undefined}
            aria-invalid={isWrong || undefined}
            aria-valuetext={part.text}
            onFocus={() => {
              startRef.current = { segment: named.indexOf(part), keys: [] };
              wake();
            }}
            onBlur={() => {
              const { segment, keys } = startRef.current;
              startRef.current = keys.length > 0 ? { segment, keys, hasLeft: true } : { segment: null, keys };
            }}
            onKeyDown={onKeyDown}
            // Before the finger leaves, because only a press opens the keyboard of a phone.
            onPointerDown={({ pointerType }) => pointerType === 'touch' && wake()}
          >
            {part.text}
          </span>
        ),
      )}
    </div>
  );
}
