import { welcomeText } from '@/messages/account/welcome';

interface Props {
  onSkip: () => void;
  /** Label of the button that submits the form. */
  action: string;
  busy?: boolean;
}

export const StepFooter = ({ onSkip, action, busy = false }: Props) => (
  <div className="row-3 flex-wrap justify-content-end mt-6 pt-4 rule-above">
    <button type="button" className="btn btn-quiet" onClick={onSkip}>
      {welcomeText.skip}
    </button>
    <button
      type="submit"
      className={busy ? 'btn btn-primary btn-lg is-busy' : 'btn btn-primary btn-lg'}
      aria-disabled={busy || undefined}
    >
      {action}
    </button>
  </div>
);
