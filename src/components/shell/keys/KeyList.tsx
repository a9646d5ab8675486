import { Kbd } from '@/components/ui/Kbd';
import type { ShortcutScope } from '@/lib/keys/shortcut';
import { shortcuts } from '@/lib/keys/shortcuts';
import { workspaceShortcuts } from '@/lib/keys/workspace-shortcuts';
import { keysText } from '@/messages/shell/keys';
import { shortcutLabels } from './shortcut-labels';

const SCOPES: readonly (readonly [scope: ShortcutScope, title: string])[] = [
  ['anywhere', keysText.anywhere],
  ['go to', keysText.goTo],
  ['posts', keysText.inLists],
  ['post', keysText.onAPost],
  ['mail', keysText.inMail],
  ['calendar', keysText.inTheCalendar],
  ['board', keysText.onTheBoard],
  ['writing', keysText.whileWriting],
];

export const KeyList = () => (
  <div className="tile-grid tile-grid-sm row-gap-5 column-gap-8 mb-5">
    {SCOPES.map(([scope, title]) => (
      <section key={scope}>
        <h3 className="mb-2 fs-sm text-ink-3 fw-semibold">{title}</h3>
        <dl>
          {[...shortcuts, ...workspaceShortcuts]
            .filter((action) => action.scope === scope)
            .map(({ id, keys }) => (
              <div key={id} className="row-3 justify-content-between py-1">
                <dt className="fw-normal">{shortcutLabels[id]}</dt>
                <dd className="flex-none m-0 text-ink-3">
                  {keys.map((one, at) => (
                    <span key={one}>
                      {at > 0 && ` ${keysText.or} `}
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
