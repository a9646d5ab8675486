import { lazy, type ReactNode, startTransition, Suspense, useEffect, useId, useRef, useState } from 'react';
import { FieldNotes } from '@/components/kits/form/field/FieldFrame';
import { PanelPlaceholder } from '@/components/kits/form/date/PanelPlaceholder';
import { PickerPopover } from '@/components/kits/form/PickerPopover';
import { formText } from '@/messages/ui/form';
import { RestingSegments, type SegmentStart } from './RestingSegments';
import type { SegmentFormat } from './segment-parts';
import '@/components/kits/form/date/picker.scss';

const loadSegments = () => import('./Segments');
const Segments = lazy(async () => ({ default: (await loadSegments()).Segments }));
const prefetchSegments = () => void loadSegments().catch(() => undefined);

/** Signs that someone uses the page: the segments that take keys are loaded then, and shown when a field is used. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

interface Props extends SegmentFormat {
  label: string;
  help?: ReactNode;
  error: string | null;
  /** Announces the error when it appears; others are said when a failed check moves the focus to the field. */
  isAnnounced: boolean;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  optional?: boolean;
  disabled?: boolean;
  /** Focuses the first segment on mount. */
  focused?: boolean;
  icon: ReactNode;
  /** Accessible name of the panel and its button. */
  panelName: string;
  /** Panel content, which may load when the panel opens; receives a close function. */
  children: (close: () => void) => ReactNode;
}

/** A date or time of segments, and a button that opens a panel. */
export function SegmentedField(props: Props) {
  const {
    label,
    help,
    error,
    isAnnounced,
    onChange,
    onBlur,
    optional = false,
    disabled = false,
    focused = false,
  } = props;
  const { kind, locale, hours, value, icon, panelName, children } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const labelRef = useRef<HTMLSpanElement>(null);
  const startRef = useRef<SegmentStart>({ segment: focused ? 0 : null, keys: [] });
  const [awake, setAwake] = useState(focused);
  // The resting segments stay until the others have loaded.
  const wake = () => startTransition(() => setAwake(true));
  useEffect(() => {
    for (const sign of SIGNS)
      document.addEventListener(sign, prefetchSegments, { capture: true, once: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, prefetchSegments, true);
    };
  }, []);

  // The label of a group has no control to focus.
  useEffect(() => {
    const focusFirst = () => field.current?.querySelector<HTMLElement>('.picker-segment[tabindex]')?.focus();
    const label = labelRef.current;
    label?.addEventListener('click', focusFirst);
    return () => label?.removeEventListener('click', focusFirst);
  }, []);

  const segments = {
    kind,
    locale,
    value,
    startRef,
    isWrong: error !== null,
    isDisabled: disabled,
    labelledBy: `${id}-label`,
    describedBy: [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
    ...(hours && { hours }),
  };
  const resting = <RestingSegments {...segments} wake={wake} />;
  return (
    <div ref={field} className="field">
      <div className="field-label-row">
        <span ref={labelRef} id={`${id}-label`} className="form-label">
          {label}
          {optional && <span className="form-text"> {formText.optional}</span>}
        </span>
      </div>
      <div className="picker field-input" onPointerEnter={prefetchSegments}>
        <Suspense fallback={resting}>
          {awake ? <Segments {...segments} onChange={onChange} onBlur={onBlur} /> : resting}
        </Suspense>
        {!disabled && (
          <PickerPopover label={panelName} trigger={icon}>
            {(close) => <Suspense fallback={<PanelPlaceholder />}>{children(close)}</Suspense>}
          </PickerPopover>
        )}
      </div>
      <FieldNotes helpId={`${id}-help`} errorId={`${id}-error`} {...{ help, error, isAnnounced }} />
    </div>
  );
}
