import { Link } from '@tanstack/react-router';
import { KeyList } from '@/components/shell/keys/KeyList';
import { SingleKeysSwitch } from '@/components/shell/keys/SingleKeysSwitch';
import { PageHeader } from '@/components/ui/PageHeader';
import './about.scss';

const HELP = [
  {
    q: 'A post did not go out',
    a: 'It waits with your text. Check the connection and press Retry on it; nothing is sent twice.',
  },
  {
    q: 'I cannot sign in',
    a: 'Ask for a new password on the sign-in page. The mail carries a link that works for an hour.',
  },
  {
    q: 'The layout looks odd',
    a: 'Open “Layout and colours” and press Reset. Your posts and lists are not touched.',
  },
  {
    q: 'Somebody is unkind',
    a: 'Open the menu of the post: mute keeps them out of your feed, block keeps them out of your square, report shows it to a moderator.',
  },
] as const;

export const SupportPage = () => (
  <div className="prose">
    <PageHeader title="Support" lead="The quick answers first" />
    <section className="card prose-c">
      <h2>When something is stuck</h2>
      <dl className="facts">
        {HELP.map(({ q, a }) => (
          <div key={q}>
            <dt>{q}</dt>
            <dd>{a}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className="card prose-c">
      <h2>Keys</h2>
      <KeyList />
      <SingleKeysSwitch />
    </section>
    <section className="card prose-c">
      <h2>Still stuck?</h2>
      <p>
        An error shows a request id. Put it into your message and we find the moment at once.{' '}
        <Link to="/contact">Contact us</Link>
      </p>
    </section>
  </div>
);
