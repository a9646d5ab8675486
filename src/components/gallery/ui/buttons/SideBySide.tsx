import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const LOOKS = ['solid', 'soft', 'outline'] as const;
const CLASSES = { solid: 'btn-primary', soft: 'btn-soft-primary', outline: 'btn-outline-secondary' };
const SIZES = [
  ['Small', 'btn-sm'],
  ['Default', ''],
  ['Large', 'btn-lg'],
] as const;
/** `is-hover` and `is-focus` show a state that only the pointer or the keyboard brings. */
const STATES = ['At rest', 'Hovered', 'Focused', 'Pressed', 'Busy', 'Disabled'] as const;
const STATE_CLASSES: Partial<Record<(typeof STATES)[number], string>> = {
  Hovered: 'is-hover',
  Focused: 'is-focus',
  Pressed: 'active',
  Busy: 'is-busy',
};

export function SideBySide() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('solid');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Look" options={LOOKS} value={look} onChange={setLook} />
      </OptionBar>
      <div className="table-responsive" tabIndex={0} role="region" aria-label="Sizes and states">
        <table className="table align-middle mb-0">
          <thead>
            <tr>
              <th scope="col">Size</th>
              {STATES.map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SIZES.map(([name, size]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {STATES.map((state) => (
                  <td key={state}>
                    <button
                      type="button"
                      className={['btn', CLASSES[look], size, STATE_CLASSES[state]].filter(Boolean).join(' ')}
                      disabled={state === 'Disabled'}
                      aria-disabled={state === 'Busy'}
                    >
                      {state === 'Busy' && <span className="spinner" />}
                      Post
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
