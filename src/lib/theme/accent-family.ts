import { contrastOf, mix, parseHex, readableOn } from './colour';

interface Grounds {
  surface: string;
  ground: string;
  ink: string;
}

/** The tokens that follow from the fill of the main action: text on it, text in it, its tints. */
export function accentFamily(fill: string, { surface, ground, ink }: Grounds): Record<string, string> {
  const on = contrastOf(fill, '#ffffff') >= contrastOf(fill, '#14201b') ? '#ffffff' : '#14201b';
  const soft = mix(fill, 0.14, surface);
  const text = readableOn(fill, [surface, ground, soft]);
  return {
    '--pz-accent': fill,
    '--pz-accent-hover': mix(fill, 0.88, ink),
    '--pz-accent-on': on,
    '--pz-accent-text': text,
    '--pz-accent-soft': soft,
    '--pz-primary': fill,
    '--pz-primary-on': on,
    '--pz-primary-text': text,
    '--pz-primary-soft': soft,
    '--pz-primary-line': mix(fill, 0.5, surface),
    '--bs-primary': fill,
    '--bs-primary-rgb': (parseHex(fill) ?? []).join(', '),
  };
}
