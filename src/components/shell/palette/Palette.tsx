import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { isOfComposition } from '@/lib/keys/composition';
import { paletteText } from '@/messages/shell/palette';
import { addRecentItem } from './recent-items';
import type { PaletteItem } from './palette-item';
import { PaletteOption } from './PaletteOption';
import { PaletteNote } from './PaletteNote';
import { usePaletteGroups } from './use-palette-groups';
import { isWorkspaceKey } from './use-workspace-results';
import './palette.scss';

/**
 * People, messages and posts stay out of the recent items: they would leave personal data on the device.
 */
const isRememberable = ({ key }: PaletteItem): boolean =>
  /^(?:page|action) /.test(key) || isWorkspaceKey(key);

/** Not a link to a page that searches on. */
const isResult = ({ key }: PaletteItem): boolean => !/^(?:search$|all )/.test(key);

export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  // A key, because results arrive above the chosen item; null is the first.
  const [chosen, setChosen] = useState<string | null>(null);
  const [isEnterQueued, setEnterQueued] = useState(false);
  const { groups, busy, mayChange, retry } = usePaletteGroups(typed);
  const navigate = useNavigate();
  const id = useId();
  const items = groups.flatMap((group) => group.items);
  const here = Math.max(
    0,
    items.findIndex(({ key }) => key === chosen),
  );
  const active = items[here];
  const count = items.filter(isResult).length;

  const choose = (item: PaletteItem) => {
    if (isRememberable(item)) addRecentItem(item.key);
    // Closing first returns the focus, so that the chosen action can move it.
    onClose();
    setTimeout(() => ('link' in item ? void navigate(item.link) : item.run()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfComposition(event.nativeEvent)) return;
    const steps: Partial<Record<string, number>> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      PageDown: Math.min(here + 8, items.length - 1),
      PageUp: Math.max(here - 8, 0),
    };
    const to = steps[event.key];
    if (to !== undefined) setChosen(items.at(to % Math.max(1, items.length))?.key ?? null);
    else if (event.key === 'Enter' && mayChange && chosen === null) setEnterQueued(true);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };
  const chooseFirst = useEffectEvent(() => {
    if (active) choose(active);
  });
  useEffect(() => {
    // Enter came before the results that the first one is chosen from.
    if (isEnterQueued && !mayChange) chooseFirst();
  }, [isEnterQueued, mayChange]);
  const idOf = (index: number) => `${id}-${index}`;
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.items.length, 0),
  );

  return (
    <Dialog open onClose={onClose} title={paletteText.findAnything} placement="centre">
      <div className="palette d-flex flex-column fill min-h-0">
        <div className="palette-field row-2 flex-none ps-5 rule-below text-ink-3">
          <IconSearch />
          <input
            className="fill min-h-touch my-2 px-2 py-0 plain rounded-control fs-xl text-ink ring-inside"
            data-autofocus
            type="text"
            role="combobox"
            aria-label={paletteText.findAnything}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? idOf(here) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            placeholder={paletteText.placeholder}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(null);
              setEnterQueued(false);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div
          className="scroll-list overscroll flex-1 min-h-0 pt-1 px-2 pb-2"
          role="listbox"
          id={`${id}-list`}
          aria-label={paletteText.results}
          aria-busy={busy}
        >
          {groups.map((group, index) => (
            <div role="group" aria-labelledby={`${id}-group-${index}`} key={group.title}>
              <div className="row-2 pt-3 px-3 pb-1 fs-sm text-ink-3 fw-semibold" role="presentation">
                <span id={`${id}-group-${index}`}>{group.title}</span>
                {group.total !== undefined && <small>{group.total}</small>}
              </div>
              {group.items.map((item, inside) => {
                const place = (starts[index] ?? 0) + inside;
                return (
                  <PaletteOption
                    key={item.key}
                    item={item}
                    id={idOf(place)}
                    active={place === here}
                    onHover={() => setChosen(item.key)}
                    onChoose={() => choose(item)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <PaletteNote typed={typed.trim()} count={count} busy={busy} retry={retry} />
      </div>
    </Dialog>
  );
}
