import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import IconX from '~icons/tabler/x';
import { Chips } from './Chips';
import { Field, type FieldLabelProps } from '@/components/kits/form/field/Field';
import { isOfComposition } from '@/lib/keys/composition';
import { startsWithTyped } from '@/lib/text/typed-start';
import { formText } from '@/messages/ui/form';
import { filterOptions, NEW_OPTION_ID, nextEnabledIndex, type ComboboxOption } from './option';
import { OptionList } from './OptionList';
import { useUnchosenText } from './use-unchosen-text';
import './combobox.scss';

interface Props extends FieldLabelProps {
  options: readonly ComboboxOption[];
  /** Selected ids. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Allows several values, shown as chips. Text that was not chosen stays, and keeps the form from being sent. */
  several?: boolean;
  /** Maximum number of values. */
  limit?: number;
  /** Filters by typing; otherwise a letter jumps to the next match. */
  searchable?: boolean;
  clearable?: boolean;
  /** Creates an option from the typed text. */
  onCreate?: (name: string) => void;
  /** With `onCreate`: typed text becomes an option at such a character and on blur. */
  separator?: RegExp;
  /** Picks what a pasted text names; resolves with what is left of it. Undefined for a text to be typed. */
  onPasteSeveral?: (text: string) => Promise<string> | undefined;
  /** Reports the query for options that load from elsewhere. */
  onType?: (text: string) => void;
  /** Of the value, where `options` are only what was found last. */
  chosen?: readonly ComboboxOption[];
  /** Text when nothing matches. */
  empty?: string;
  render?: (option: ComboboxOption) => ReactNode;
}

const nameOf = ({ name, note, icon }: ComboboxOption): ReactNode => (
  <>
    {icon}
    <span>
      {name}
      {note && <small className="d-block fs-sm text-ink-2 fw-normal">{note}</small>}
    </span>
  </>
);

export function Combobox({
  label,
  help,
  error = null,
  optional = false,
  className = '',
  options,
  value,
  onChange,
  several = false,
  limit = Number.POSITIVE_INFINITY,
  searchable = true,
  clearable = false,
  onCreate,
  separator,
  onPasteSeveral,
  onType,
  chosen = options,
  empty = formText.noMatches,
  render = nameOf,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** Text being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(-1);

  const picked = value.map((one) => chosen.find((option) => option.id === one) ?? { id: one, name: one });
  const full = several && value.length >= limit;
  const name = (typed ?? '').trim();
  const found = onType ? options : filterOptions(options, typed ?? '');
  const rows = found.map((option) =>
    full && !value.includes(option.id) ? { ...option, disabled: true } : option,
  );
  if (
    onCreate &&
    name &&
    !full &&
    !options.some((option) => option.name.toLowerCase() === name.toLowerCase())
  ) {
    rows.push({ id: NEW_OPTION_ID, name: formText.add(name) });
  }
  const listed = open && rows.length > 0;
  const { unchosenError, onInvalid } = useUnchosenText(input, several ? name : '');

  const type = (text: string | null) => {
    setTyped(text);
    onType?.(text ?? '');
  };
  const closeList = () => {
    setOpen(false);
    setAt(-1);
  };
  const close = () => {
    closeList();
    type(null);
  };
  const show = () => {
    setOpen(true);
    setAt(several ? (name ? 0 : -1) : rows.findIndex((row) => row.id === value[0]));
  };
  const remove = (removedId: string) => {
    onChange(value.filter((one) => one !== removedId));
    input.current?.focus();
  };
  const commit = (text: string) => {
    if (text.trim()) onCreate?.(text);
    close();
  };
  const pick = (option: ComboboxOption) => {
    if (option.id === NEW_OPTION_ID) onCreate?.(name);
    else if (!several) onChange([option.id]);
    else if (value.includes(option.id)) onChange(value.filter((one) => one !== option.id));
    else onChange([...value, option.id]);
    if (!several) close();
    else if (typed) {
      // The next Enter must not choose from the whole list, which is shown again.
      setAt(-1);
      type(null);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (isOfComposition(event.nativeEvent)) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else if (key === 'ArrowDown') setAt(nextEnabledIndex(rows, at + 1, 1));
      else setAt(nextEnabledIndex(rows, at < 0 ? rows.length - 1 : at - 1, -1));
    } else if (listed && !typed && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      setAt(key === 'Home' ? nextEnabledIndex(rows, 0, 1) : nextEnabledIndex(rows, rows.length - 1, -1));
    } else if (key === 'Enter' && (open || typed)) {
      event.preventDefault();
      const row = rows[at];
      if (row && !row.disabled) pick(row);
    } else if (key === 'Escape' && open) {
      // The default would also close a surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      if (several) closeList();
      else close();
    } else if (key === 'Backspace' && several && !typed && !event.repeat) {
      onChange(value.slice(0, -1));
    } else if (!searchable && key.length === 1) {
      if (!open) setOpen(true);
      const places = rows.flatMap((row, place) =>
        !row.disabled && startsWithTyped(row.name, key) ? place : [],
      );
      const next = places.find((place) => place > at) ?? places[0];
      if (next !== undefined) setAt(next);
    }
  };

  return (
    <Field {...{ label, help, optional, className }} error={unchosenError ?? error}>
      {(control) => (
        <div className="combobox-field">
          {several && <Chips label={formText.picked(label)} items={picked} onRemove={remove} />}
          <div className="combobox field-input">
            <input
              {...control}
              // Else some screen readers call the field invalid from the first letter on.
              aria-invalid={control['aria-invalid'] ?? false}
              ref={input}
              type="text"
              role="combobox"
              className="form-control has-end"
              autoComplete="off"
              aria-autocomplete={searchable ? 'list' : 'none'}
              aria-expanded={listed}
              aria-controls={id}
              aria-activedescendant={listed && at >= 0 ? `${id}-${at}` : undefined}
              readOnly={!searchable}
              value={typed ?? (several ? '' : (picked[0]?.name ?? ''))}
              onClick={show}
              onBlur={() => {
                if (separator) commit(typed ?? '');
                else if (several) closeList();
                else close();
              }}
              onInvalid={onInvalid}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                const text = `${typed ?? ''}${pasted}`;
                const picking = onPasteSeveral?.(text);
                if (picking) {
                  event.preventDefault();
                  closeList();
                  setTyped(text);
                  void picking.then((left) => setTyped((now) => (now === text ? left : now)));
                }
                if (!separator || !/[\r\n]/u.test(pasted)) return;
                // The field would join the lines.
                event.preventDefault();
                commit(text);
              }}
              onChange={(event) => {
                if (separator?.test(event.target.value)) return commit(event.target.value);
                type(event.target.value);
                setOpen(true);
                setAt(event.target.value ? 0 : -1);
                return undefined;
              }}
            />
            {clearable && value.length > 0 ? (
              <button
                type="button"
                className="icon-button field-input-end"
                aria-label={formText.clear(label)}
                onClick={() => {
                  onChange([]);
                  input.current?.focus();
                }}
              >
                <IconX />
              </button>
            ) : (
              <IconChevron className="icon field-input-end me-2 text-ink-3 pe-none" />
            )}
            {listed && (
              <OptionList {...{ id, label, rows, value, several, render }} active={at} onPick={pick} />
            )}
            {open && rows.length === 0 && (
              <p className="menu combobox-empty position-absolute m-0 py-3 px-4 text-ink-2" role="status">
                {empty}
              </p>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
