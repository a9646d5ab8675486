import { CopyButton } from '@/components/ui/CopyButton';
import { PageHeader } from '@/components/ui/PageHeader';
import { createPageFiles } from './page-template';
import '@/components/gallery/pages/pages.scss';

const ADDRESS = 'apps/plants';
const [route, page, test] = createPageFiles(ADDRESS);

const steps = [
  {
    title: 'Run the generator',
    text: 'It creates the route, page, test and menu entry for one address.',
    code: `npm run new:page -- ${ADDRESS}`,
  },
  {
    title: 'Check the route',
    text: 'It holds the address, title, page and search parameters.',
    code: route?.text ?? '',
  },
  {
    title: 'Write the page',
    text: 'The heading comes from the route’s title.',
    code: page?.text ?? '',
  },
  {
    title: 'Test what a member sees',
    text: 'Renders the real route and queries by role.',
    code: test?.text ?? '',
  },
];

export const StarterPage = () => (
  <>
    <PageHeader lead="An empty page with a title and a menu entry. Start here." />
    <ol className="starter">
      {steps.map(({ title, text, code }) => (
        <li key={title} className="card">
          <header>
            <h2>{title}</h2>
            <CopyButton text={code} />
          </header>
          <p>{text}</p>
          <pre tabIndex={0} role="region" aria-label={title}>
            <code>{code}</code>
          </pre>
        </li>
      ))}
    </ol>
  </>
);
