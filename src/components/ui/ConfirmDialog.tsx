import { useEffect, useState } from 'react';
import IconAlert from '~icons/tabler/alert-triangle';
import IconHelp from '~icons/tabler/help';
import { type AskedQuestion, onConfirm } from '@/lib/confirm';
import { Dialog } from './Dialog';

/** The one host of `confirm()`: asks one question at a time and answers no when it is closed. */
export function ConfirmDialog() {
  const [questions, setQuestions] = useState<readonly AskedQuestion[]>([]);
  useEffect(() => onConfirm((question) => setQuestions((all) => [...all, question])), []);
  const question = questions[0];
  if (!question) return null;
  const answer = (yes: boolean) => {
    setQuestions((all) => all.filter((one) => one !== question));
    question.answer(yes);
  };
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={question.title}
      lead={question.text}
      icon={question.danger ? <IconAlert /> : <IconHelp />}
      footer={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            data-autofocus={question.danger || undefined}
            onClick={() => answer(false)}
          >
            {question.cancel ?? 'Cancel'}
          </button>
          <button
            type="button"
            className={`btn ${question.danger ? 'btn-danger' : 'btn-primary'}`}
            data-autofocus={question.danger ? undefined : true}
            onClick={() => answer(true)}
          >
            {question.action}
          </button>
        </>
      }
    />
  );
}
