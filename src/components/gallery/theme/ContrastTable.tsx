import { contrastOf } from '@/lib/theme/colour';
import { themeText } from '@/messages/gallery/theme';
import { contrastPairs } from './theme-tokens';
import { useTokens } from './use-tokens';

const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

export function ContrastTable() {
  const { readColour } = useTokens();
  const rows = contrastPairs.map(([label, text, ground, least]) => {
    const contrast = contrastOf(readColour(text), readColour(ground));
    return { label, text, ground, least, contrast, passes: contrast >= least };
  });
  const low = rows.filter(({ passes }) => !passes).length;
  return (
    <section className="card gap-3 p-4" aria-labelledby="theme-contrast">
      <h2 id="theme-contrast">{themeText.contrast}</h2>
      <p className="fs-sm text-ink-2" role="status">
        {low === 0 ? themeText.everyPairCanBeRead : themeText.tooLow(low, rows.length)}
      </p>
      <table className="theme-contrast w-100 fs-md">
        <thead>
          <tr>
            <th className="py-1 pe-2 fs-sm text-ink-2 fw-semibold" scope="col">
              {themeText.pair}
            </th>
            <th className="py-1 pe-2 fs-sm text-ink-2 fw-semibold" scope="col">
              {themeText.contrast}
            </th>
            <th className="py-1 pe-2 fs-sm text-ink-2 fw-semibold" scope="col">
              {themeText.result}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text, ground, least, contrast, passes }) => (
            <tr key={label}>
              <th className="py-1 pe-2 fw-normal" scope="row">
                <i
                  className="d-inline-grid place-items-center me-2 rounded-sm fw-semibold"
                  style={{ color: `var(${text})`, background: `var(${ground})` }}
                  aria-hidden="true"
                >
                  {least > 3 && 'Aa'}
                </i>
                {label}
              </th>
              <td className="text-nowrap py-1 pe-2 fw-normal">{ratio(contrast)}</td>
              <td className="text-nowrap py-1 pe-2 fw-normal">
                <span className={`tag tag-${passes ? 'success' : 'danger'}`}>
                  {passes ? themeText.passes : themeText.below(least)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
