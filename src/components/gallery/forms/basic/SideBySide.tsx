import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';
import '@/components/ui/parts/parts.scss';

const SIZES = [
  ['Small', 'form-control-sm'],
  ['Default', ''],
  ['Large', 'form-control-lg'],
] as const;
/** `is-focus` shows a state that only the keyboard brings. */
const STATES = [
  ['At rest', {}],
  ['Focused', { className: 'is-focus' }],
  ['Valid', { className: 'is-valid' }],
  ['Invalid', { className: 'is-invalid', 'aria-invalid': true }],
  ['Read only', { readOnly: true }],
  ['Disabled', { disabled: true }],
] as const;

export const SideBySide = () => (
  <div className="table-responsive" tabIndex={0} role="region" aria-label="Sizes and states">
    <table className="table align-middle mb-0">
      <thead>
        <tr>
          <th scope="col">State</th>
          {SIZES.map(([size]) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STATES.map(([state, props]) => (
          <tr key={state}>
            <th scope="row">{state}</th>
            {SIZES.map(([size, className]) => (
              <td key={size}>
                <input
                  {...props}
                  type="text"
                  autoComplete="off"
                  aria-label={`${state}, ${size.toLowerCase()}`}
                  defaultValue="Honey"
                  className={['form-control', className, 'className' in props ? props.className : '']
                    .filter(Boolean)
                    .join(' ')}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
