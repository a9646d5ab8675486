/** Selectors and names, sent to the page with each step. */
export const WALK_TERMS = {
  /** Where controls are looked for while no layer is open. */
  roots: '.Toastify, main',
  layers:
    ':is(dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [popover]:popover-open)',
  controls:
    ':is(button, summary, [role=button], [role=tab], [role=switch], [role=radio], input:not([type=file], [type=range], [type=hidden]), textarea):not(:disabled, [aria-disabled=true], [tabindex="-1"]), [role^=menuitem]:not([aria-disabled=true])',
  /** Leave the document, end the session, or change what other tests read. */
  leaving:
    'sign out|log out|log in|sign in|lock|delete account|deactivate|full ?screen|print|go back|reload|block|suspend|dismiss|continue with',
  /** Pressed while they keep the focus, until they have nothing more to do. */
  repeated:
    'next|previous|first|last|more|later|earlier|undo|redo|remove|delete|clear|increase|decrease|up|down',
  /** Pressed last in a layer. */
  closing: '^(close|cancel|not now|keep|dismiss|done|ok)',
};
export type WalkTerms = typeof WALK_TERMS;

export interface Control {
  name: string;
  /** Tag and first words: alike controls of a list share it. */
  kind: string;
  keys: string[];
  /** Controls of the layer that are not pressed yet. */
  left: number;
  isLayer: boolean;
  repeats: boolean;
}

declare global {
  interface Window {
    /** Changes of the document since the last press. */
    walkChanges?: number;
  }
}

/**
 * Focuses the next control in the layer on top, or in the roots, whose kind was pressed less than twice. Runs in the
 * page.
 */
export function focusNext([terms, pressed]: readonly [WalkTerms, Record<string, number>]): Control | null {
  if (window.walkChanges === undefined)
    new MutationObserver(({ length }) => {
      window.walkChanges = (window.walkChanges ?? 0) + length;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const layers = [...document.querySelectorAll(terms.layers)].filter(isShown);
  const layer = document.activeElement?.closest(terms.layers) ?? layers.at(-1) ?? null;
  const roots = layer ? [layer] : document.querySelectorAll(terms.roots);
  const nameOf = (control: HTMLElement): string => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const label = labels.map((one) => one.innerText).join(' ');
    return (control.ariaLabel ?? (label || control.innerText)).trim() || control.id || control.className;
  };
  const found = [...roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(terms.controls)]);
  const fresh = found.filter(isShown).flatMap((control) => {
    const name = nameOf(control);
    const words = name.replaceAll(/[\d\s]+/g, ' ').trim();
    const kind = `${layer ? 'layer ' : ''}${control.localName} ${words.split(' ').slice(0, 2).join(' ')}`;
    const isKnown = (pressed[kind] ?? 0) >= 2 || new RegExp(terms.leaving, 'i').test(name);
    return isKnown ? [] : { control, name, kind };
  });
  const last = new RegExp(terms.closing, 'i');
  const openers = '[aria-haspopup], [aria-expanded], [role=tab], [role=combobox], summary';
  // What opens something first; each kind once, then once more.
  const rank = ({ control, name, kind }: (typeof fresh)[number]) =>
    Number(last.test(name)) * 4 + (pressed[kind] ?? 0) * 2 + Number(!control.matches(openers));
  const ordered = fresh.toSorted((a, b) => rank(a) - rank(b));
  for (const { control, name, kind } of ordered) {
    control.focus();
    if (document.activeElement !== control) continue;
    const isText =
      control.matches('textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])') ||
      control.isContentEditable;
    const keys = control.matches('[role=combobox]')
      ? ['ArrowDown', 'Enter']
      : isText
        ? ['l', 'a', ...(layer || control.localName === 'textarea' ? [] : ['Enter'])]
        : [control.matches('input, [role=switch], [role=radio]') ? 'Space' : 'Enter'];
    return {
      name,
      kind,
      keys,
      left: ordered.length - 1,
      isLayer: layer !== null,
      repeats: new RegExp(`\\b(${terms.repeated})\\b`, 'i').test(name),
    };
  }
  return null;
}
