import { type CardLook, type Look, PROPERTIES } from './read-looks';

/** Mean difference of two canvases' colours, of 255: lines that begin between two pixels are drawn softer. */
const MAX_DIFFERENCE = 3;

function changedValues(shown: Look, pasted: Look): string[] {
  if (shown.values.length !== pasted.values.length) return ['another pseudo-element'];
  return shown.values.flatMap((values, index) => {
    const one = values.split('|');
    const other = (pasted.values[index] ?? '').split('|');
    return PROPERTIES.flatMap((name, place) =>
      one[place] === other[place] ? [] : [`${name}: ${one[place] ?? ''} -> ${other[place] ?? ''}`],
    );
  });
}

const differs = (shown: Look, pasted: Look): boolean =>
  shown.picture.length !== pasted.picture.length ||
  shown.picture.reduce((sum, colour, at) => sum + Math.abs(colour - (pasted.picture[at] ?? 0)), 0) >
    MAX_DIFFERENCE * shown.picture.length;

/**
 * How a pasted card differs from the one in the gallery, in words; undefined where both look the same. Values come
 * before boxes, which follow them, and inner boxes before outer ones. Of `isChart` the figure is compared: its buttons
 * are in the footer of the card.
 */
export function findDifference(
  shown: CardLook,
  pasted: CardLook | undefined,
  isChart: boolean,
): string | undefined {
  const found = pasted?.looks.slice(0, isChart ? shown.looks.length : undefined) ?? [];
  const pairs = shown.looks.flatMap((one, at) => {
    const other = found[at];
    return other ? [[one, other] as const] : [];
  });
  const moved = pairs.find(([one, other]) => one.path !== other.path || one.text !== other.text);
  if (moved) return moved.map(({ path, text }) => `${path} "${text}"`).join(' ->');
  if (found.length !== shown.looks.length)
    return `${found.length} elements in place of ${shown.looks.length}`;
  return [
    ...pairs.flatMap(([one, other]) => {
      const values = changedValues(one, other);
      return values.length > 0 ? [`${one.path} ${values.join('; ')}`] : [];
    }),
    ...pairs
      .filter(([one, other]) => one.box !== other.box)
      .map(([one, other]) => `${one.path} is at ${other.box} in place of ${one.box}`)
      .toReversed(),
    ...pairs
      .filter(([one, other]) => differs(one, other))
      .map(([{ path }]) => `${path} draws another picture`),
  ][0];
}
