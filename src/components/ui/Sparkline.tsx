const WIDTH = 60;
const TOP = 4;
const BOTTOM = 21;

const HUE = { up: 'var(--pz-c1)', level: 'var(--pz-c3)', down: 'var(--pz-c8)' };

/** Decorative: state the numbers in text next to it. `values` are oldest first. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(1, ...values);
  const points = values.map((value, at) => ({
    x: 2 + (at * WIDTH) / (values.length - 1),
    y: BOTTOM - (value / most) * (BOTTOM - TOP),
  }));
  const path = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const half = Math.ceil(values.length / 2);
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0);
  const [before, after] = [sum(values.slice(0, half)), sum(values.slice(-half))];
  const colour = HUE[after > before ? 'up' : after < before ? 'down' : 'level'];
  const end = points.at(-1);
  return (
    <svg className="sparkline" width={64} height={24} viewBox="0 0 64 24" aria-hidden="true">
      <path d={`${path}L62 24L2 24z`} fill={colour} opacity={0.14} />
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {end && <circle cx={end.x} cy={end.y} r={2.5} fill={colour} />}
    </svg>
  );
}
