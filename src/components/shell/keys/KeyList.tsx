import { Kbd } from '@/components/ui/Kbd';
import { shortcuts, type ShortcutScope } from '@/lib/keys/shortcuts';
import './key-list.scss';

const SCOPES: readonly (readonly [scope: ShortcutScope, title: string])[] = [
  ['anywhere', 'Anywhere'],
  ['go to', 'Go to'],
  ['posts', 'In lists'],
  ['post', 'On a post'],
  ['mail', 'In mail'],
  ['calendar', 'In the calendar'],
  ['board', 'On the board'],
  ['writing', 'While writing'],
];

export const KeyList = () => (
  <div className="key-list">
    {SCOPES.map(([scope, title]) => (
      <section key={scope}>
        <h3>{title}</h3>
        <dl>
          {shortcuts
            .filter((action) => action.scope === scope)
            .map(({ id, label, keys }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  {keys.map((one, at) => (
                    <span key={one}>
                      {at > 0 && ' or '}
                      <Kbd keys={one} />
                    </span>
                  ))}
                </dd>
              </div>
            ))}
        </dl>
      </section>
    ))}
  </div>
);
