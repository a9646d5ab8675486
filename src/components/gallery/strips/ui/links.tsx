import { Link } from '@tanstack/react-router';
import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/parts/parts.scss';

export const cells = cellsOfClasses(
  [
    ['At rest', ''],
    ['Underlined', 'is-underlined'],
    ['Hover: fade', 'on-fade'],
    ['Hover: underline', 'on-underline'],
    ['Hover: offset', 'on-offset'],
    ['Hover: mark', 'on-mark'],
  ],
  (className) => (
    <Link to="/support" className={`link-variant variant-link ${className}`}>
      Opening hours
    </Link>
  ),
);
