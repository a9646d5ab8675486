import { news } from './news';

export const NewsList = () => (
  <ul className="divided py-1 px-3">
    {news.map((line) => (
      <li className="py-2 text-ink-2" key={line}>
        {line}
      </li>
    ))}
  </ul>
);
