import { CopyButton } from '@/components/ui/CopyButton';
import { PageHeader } from '@/components/ui/PageHeader';
import { createPageFiles } from './page-template';
import '@/components/gallery/pages/pages.scss';

const ADDRESS = 'apps/notes';
const [route, page, test] = createPageFiles(ADDRESS);

const steps = [
  {
    title: 'Let the generator write the files',
    text: 'It makes the route, the page, a test and the menu entry. The address is the only thing it asks for.',
    code: `npm run new:page -- ${ADDRESS}`,
  },
  {
    title: 'The route is thin',
    text: 'Address, title and page. What the address may carry is checked here too.',
    code: route?.text ?? '',
  },
  {
    title: 'The page stands beside its parts',
    text: 'The heading comes from the route, so it is never stated twice.',
    code: page?.text ?? '',
  },
  {
    title: 'A test says what a person sees',
    text: 'Through the real router, found by role.',
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
