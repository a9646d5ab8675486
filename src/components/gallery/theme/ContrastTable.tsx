import { contrastOf } from '@/lib/theme/colour';
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
    <section className="card theme-card" aria-labelledby="theme-contrast">
      <h2 id="theme-contrast">Contrast</h2>
      <p role="status">{low === 0 ? 'Every pair can be read.' : `${low} of ${rows.length} are too low.`}</p>
      <table className="theme-contrast">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Contrast</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text, ground, least, contrast, passes }) => (
            <tr key={label}>
              <th scope="row">
                <i style={{ color: `var(${text})`, background: `var(${ground})` }} aria-hidden="true">
                  {least > 3 && 'Aa'}
                </i>
                {label}
              </th>
              <td>{ratio(contrast)}</td>
              <td>
                <span className={`tag tag-${passes ? 'success' : 'danger'}`}>
                  {passes ? 'Passes' : `Below ${least}:1`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
