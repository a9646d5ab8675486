import { ColourPicker } from '@/components/kits/form/colour/ColourPicker';
import { accentFamily } from '@/lib/theme/accent-family';
import { changeTokens } from '@/lib/theme/theme-changes';
import { ACCENT, type ColourGroup, colourGroups } from './theme-tokens';
import { useTokens } from './use-tokens';

export function ColourFields({ title, note, colours }: ColourGroup) {
  const { scheme, readColour } = useTokens();
  const swatches = colourGroups.flatMap((group) => group.colours.map(({ token }) => readColour(token)));
  const change = (token: string, hex: string) => {
    const grounds = {
      surface: readColour('--pz-surface'),
      ground: readColour('--pz-ground'),
      ink: readColour('--pz-ink'),
    };
    changeTokens(scheme, token === ACCENT ? accentFamily(hex, grounds) : { [token]: hex });
  };
  return (
    <section className="card gap-3 p-4" aria-label={title}>
      <h2>{title}</h2>
      <p className="fs-sm text-ink-2">{note}</p>
      <div className="tile-grid tile-grid-xs">
        {colours.map(({ token, label }) => (
          <ColourPicker
            // The panel keeps its own hue: another scheme is another panel.
            key={`${scheme} ${token}`}
            label={label}
            value={readColour(token)}
            swatches={[...new Set(swatches)].slice(0, 12)}
            onChange={(hex) => change(token, hex)}
          />
        ))}
      </div>
    </section>
  );
}
