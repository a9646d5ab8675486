import type { PlannedContact } from '@/data/user/import-contacts';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';
import '@/components/ui/list/list-group.scss';

const looks = {
  new: ['success', contactText.new],
  duplicate: ['warning', commonText.duplicate],
  wrong: ['danger', contactText.wrong],
} as const;

interface Props {
  plan: readonly PlannedContact[];
  chosen: (contact: PlannedContact) => boolean;
  onChoose: (line: number, chosen: boolean) => void;
}

/** What the import would do, line by line. */
export function ImportPreview({ plan, chosen, onChoose }: Props) {
  const count = (state: PlannedContact['state']) => plan.filter((one) => one.state === state).length;
  return (
    <section aria-label={commonText.preview}>
      <p role="status">{contactText.importSummary(count('new'), count('duplicate'), count('wrong'))}</p>
      <ul className="list-group list-group-flush">
        {plan.map((contact) => {
          const { line, state, draft, reason, notes } = contact;
          const [variant, label] = looks[state];
          const name = draft.name || contactText.line(line);
          return (
            <li key={line} className="list-group-item row-3">
              <input
                type="checkbox"
                className="form-check-input flex-none m-0"
                aria-label={contactText.importContact(name)}
                checked={chosen(contact)}
                disabled={state === 'wrong'}
                onChange={(event) => onChoose(line, event.target.checked)}
              />
              <span className="fill">
                <b>{name}</b>
                <small className="d-block text-ink-2">
                  {[draft.email, draft.phone, ...draft.tags].filter(Boolean).join(', ')}
                </small>
                {(reason || notes.length > 0) && (
                  <small className={state === 'wrong' ? 'd-block text-danger' : 'd-block text-ink-2'}>
                    {[reason && contactText.lineReason(line, reason), ...notes].filter(Boolean).join(' ')}
                  </small>
                )}
              </span>
              <span className={`tag tag-${variant} flex-none`}>{label}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
