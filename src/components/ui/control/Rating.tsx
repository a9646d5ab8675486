import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import IconStar from '~icons/tabler/star-filled';
import { controlText } from '@/messages/ui/control';
import './rating.scss';

interface Props {
  legend: string;
  /** 0 (none) to `max`. */
  value: number;
  /** Omit for a read-only rating. */
  onChange?: (value: number) => void;
  max?: number;
  halves?: boolean;
  disabled?: boolean;
  /** Fills the chosen mark only, not those before it. */
  onlySelected?: boolean;
  /** `sm` beside a text, to read only. */
  size?: 'sm' | 'md';
  mark?: (at: number) => ReactNode;
  colour?: string;
  /** Text for a value: "Good". Defaults to "3 stars". */
  say?: (value: number) => string;
  /** Null when the pointer leaves. */
  onHover?: (value: number | null) => void;
}

const star = () => <IconStar />;
const stars = (value: number) => controlText.stars(value);

export function Rating({
  legend,
  value,
  onChange,
  max = 5,
  halves = false,
  disabled = false,
  onlySelected = false,
  size = 'md',
  mark = star,
  colour,
  say = stars,
  onHover,
}: Props) {
  const name = useId();
  const [over, setOver] = useState<number | null>(null);
  const hover = (next: number | null) => {
    setOver(next);
    onHover?.(next);
  };
  const shown = over ?? value;
  const filled = (at: number): number =>
    onlySelected ? Number(Math.ceil(shown) === at) : Math.min(Math.max(shown - at + 1, 0), 1);
  const marks = Array.from({ length: max }, (_, index) => index + 1);
  const style = colour ? ({ '--rate': colour } as CSSProperties) : undefined;
  const drawn = (at: number) => (
    <>
      <span className="rating-empty">{mark(at)}</span>
      <span
        className="rating-filled position-absolute overflow-hidden pe-none"
        style={{ inlineSize: `calc(var(--rating-size) * ${filled(at)})` }}
      >
        <span className="d-block">{mark(at)}</span>
      </span>
    </>
  );

  if (!onChange) {
    return (
      <span
        className={`rating${size === 'sm' ? ' rating-sm' : ''} d-inline-flex flex-wrap m-0 p-0 border-0`}
        role="img"
        aria-label={controlText.rating(legend, say(value), max)}
        style={style}
      >
        {marks.map((at) => (
          <span key={at} className="rating-mark position-relative centre">
            {drawn(at)}
          </span>
        ))}
      </span>
    );
  }
  const steps = (at: number) => (halves ? [at - 0.5, at] : [at]);
  return (
    <fieldset
      className="rating d-inline-flex flex-wrap m-0 p-0 border-0"
      disabled={disabled}
      style={style}
      onPointerLeave={() => hover(null)}
    >
      <legend className="visually-hidden">{legend}</legend>
      {marks.map((at) => (
        <span key={at} className="rating-mark touch position-relative centre">
          {drawn(at)}
          {steps(at).map((step) => (
            <input
              key={step}
              type="radio"
              name={name}
              aria-label={say(step)}
              className={halves ? (step === at ? 'is-end' : 'is-start') : undefined}
              checked={step === value}
              onChange={() => onChange(step)}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse' && !disabled) hover(step);
              }}
            />
          ))}
        </span>
      ))}
    </fieldset>
  );
}
