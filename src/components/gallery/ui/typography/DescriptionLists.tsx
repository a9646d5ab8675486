import { Fragment, useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const FACTS = [
  { term: 'Paved', fact: 'In 1874, by forty men and a mule' },
  { term: 'Arches', fact: 'Twenty-two, of which one is crooked' },
  { term: 'Pigeons', fact: 'Nobody has finished counting' },
] as const;

export function DescriptionLists() {
  const [beside, setBeside] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Side by side" checked={beside} onChange={setBeside} />
      </OptionBar>
      <dl className={beside ? 'fact-list' : ''}>
        {FACTS.map(({ term, fact }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
