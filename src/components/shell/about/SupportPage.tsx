import { Link } from '@tanstack/react-router';
import { KeyList } from '@/components/shell/keys/KeyList';
import { SingleKeysSwitch } from '@/components/shell/keys/SingleKeysSwitch';
import { PageHeader } from '@/components/ui/PageHeader';
import './about.scss';

const HELP = [
  {
    q: 'My post wasn’t sent',
    a: 'It’s in your outbox. Check your connection and press Retry; nothing is sent twice.',
  },
  {
    q: 'I can’t sign in',
    a: 'Choose “Forgot password?” on the sign-in page. The emailed link works for an hour.',
  },
  {
    q: 'The layout looks odd',
    a: 'Open “Layout and colours” and press Reset. Your posts and lists stay.',
  },
  {
    q: 'Someone is bothering me',
    a: 'Open the post menu. Mute hides them from your feeds, Block hides you from each other, Report alerts a moderator.',
  },
] as const;

export const SupportPage = () => (
  <div className="prose">
    <PageHeader title="Support" lead="Quick answers and keyboard shortcuts" />
    <section className="card prose-card">
      <h2>Common problems</h2>
      <dl className="facts">
        {HELP.map(({ q, a }) => (
          <div key={q}>
            <dt>{q}</dt>
            <dd>{a}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className="card prose-card">
      <h2>Keyboard shortcuts</h2>
      <KeyList />
      <SingleKeysSwitch />
    </section>
    <section className="card prose-card">
      <h2>Still need help?</h2>
      <p>
        Include the request ID from the error in your message. <Link to="/contact">Contact us</Link>
      </p>
    </section>
  </div>
);
