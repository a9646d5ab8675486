import { Link } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';
import './about.scss';

const FACTS = [
  ['In order', 'Following is by time, newest first. For you is ranked, and each pick says why it is there.'],
  ['Yours', 'Your posts, lists and settings can be changed or taken down by you, at any hour.'],
  ['Open to all', 'Every page works by keyboard, with a screen reader, in the dark and on a small phone.'],
] as const;

export const AboutPage = () => (
  <div className="prose">
    <PageHeader title="About Plaza" lead="A town square that fits in a browser tab" />
    <section className="card prose-c">
      <h2>What it is</h2>
      <p>
        Plaza is a place for the people of a neighbourhood to say what is going on: the market that moved, the
        tram that is late, the lamp that is on again. Around the square stands a workspace with a calendar,
        mail, tasks, invoices and files, for those who keep the town running.
      </p>
      <dl className="facts">
        {FACTS.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className="card prose-c">
      <h2>What is real and what is sample</h2>
      <p>
        The square is real: posts, replies, likes and follows are kept by the service and reach everybody at
        once. The workspace runs on sample data that lives in this browser; change it as you like and reset it
        when you are done.
      </p>
    </section>
    <section className="card prose-c">
      <h2>Made with</h2>
      <p>
        Icons by Tabler (MIT), Solar by 480 Design (CC BY 4.0) and Remix Icon (Apache 2.0). Typefaces: subsets
        of Bricolage Grotesque and Figtree under the SIL Open Font License. Map outlines: Natural Earth,
        public domain. Faces, scenes and the pigeon were drawn for Plaza.
      </p>
      <p>
        Something is missing or wrong? <Link to="/contact">Write to us</Link>.
      </p>
    </section>
  </div>
);
