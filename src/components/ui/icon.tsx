import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

const draw = (paths: readonly string[], pen: IconProps) =>
  function Icon(props: IconProps) {
    return (
      <svg viewBox="0 0 24 24" className="icon" width={20} height={20} aria-hidden="true" {...pen} {...props}>
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };

const LINE: IconProps = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 2,
};

/**
 * Line icon on a 24 by 24 grid. `~icons/<set>/<name>` compiles to this call, see scripts/vite/icon-module.ts.
 */
export const line = (...paths: readonly string[]) => draw(paths, LINE);

export const solid = (...paths: readonly string[]) => draw(paths, { fill: 'currentColor' });
