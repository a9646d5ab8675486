import { usePageTitle } from '@/components/ui/hooks/use-page';

/** A component of its own: a new page does not render the header again. */
export const PageTitle = ({ otherwise = '' }: { otherwise?: string }) => usePageTitle() || otherwise;
