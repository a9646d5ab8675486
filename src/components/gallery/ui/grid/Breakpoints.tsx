import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { breakpoints, stepAt, useWidth } from './breakpoint';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Breakpoints() {
  const now = stepAt(useWidth());
  const [rem, setRem] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="In rem" checked={rem} onChange={setRem} />
      </OptionBar>
      <div className="table-responsive" tabIndex={0} role="region" aria-label="Breakpoints">
        <table className="table table-sm m-0 fs-md text-nowrap">
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">From</th>
              <th scope="col">Container</th>
              <th scope="col">Class</th>
            </tr>
          </thead>
          <tbody>
            {breakpoints.map(({ name, from, container }) => (
              <tr
                key={name}
                className={name === now ? 'table-active' : undefined}
                aria-current={name === now}
              >
                <th scope="row">
                  {name} {name === now && <span className="tag tag-solid-warning">now</span>}
                </th>
                <td className="num">{rem ? `${from / 16} rem` : `${from} px`}</td>
                <td className="num">{container}</td>
                <td>
                  <code>{name === 'xs' ? 'col-' : `col-${name}-`}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
