/** Examples that show a calendar or a form at once, one chunk beside the fields of the page. */
export { InForm } from './InForm';
export { Inline } from './Inline';
export { MultipleDates } from './MultipleDates';
export { WeekNumbers } from './WeekNumbers';
