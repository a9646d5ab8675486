import { Link } from '@tanstack/react-router';
import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/parts/parts.scss';

export const cells = cellsOfClasses(
  [
    ['At rest', ''],
    ['Underlined', 'link-line'],
    ['Hover: fade', 'link-opacity-75-hover'],
    ['Hover: underline', 'link-line link-underline-opacity-0 link-underline-opacity-100-hover'],
    ['Hover: offset', 'link-line link-offset-1 link-offset-3-hover'],
    ['Hover: mark', 'text-decoration-none rounded-sm hoverable'],
  ],
  (className) => (
    <Link to="/support" className={`link-variant variant-link ${className}`}>
      Opening hours
    </Link>
  ),
);
