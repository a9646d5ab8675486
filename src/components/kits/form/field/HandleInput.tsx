interface Props {
  id: string;
  value: string;
  isInvalid: boolean;
  /** Id of the hint or problem below. */
  describedBy: string;
  onType: (text: string) => void;
}

/** For a handle as typed: with or without its @, so one character longer than a handle. */
export const HandleInput = ({ id, value, isInvalid, describedBy, onType }: Props) => (
  <input
    id={id}
    className={isInvalid ? 'form-control is-invalid' : 'form-control'}
    dir="ltr"
    value={value}
    maxLength={31}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    aria-invalid={isInvalid || undefined}
    aria-describedby={describedBy}
    onChange={({ target }) => onType(target.value)}
  />
);
