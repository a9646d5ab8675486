import { useId } from 'react';
import type { PartDocs } from '@/data/gallery-docs';
import { demoText } from '@/messages/gallery/demo';

export function PropsTable({ part: { name, file, props } }: { part: PartDocs }) {
  const id = useId();
  return (
    <section>
      <h3 className="mb-2 fs-lg" id={id}>
        {name} <small className="wrap-anywhere text-ink-3 fw-normal">{file}</small>
      </h3>
      <div className="scroll-x" tabIndex={0} role="region" aria-labelledby={id}>
        <table className="w-100 wide-table fs-md" aria-labelledby={id}>
          <thead>
            <tr>
              <th className="p-2 rule-below text-start" scope="col">
                {demoText.prop}
              </th>
              <th className="p-2 rule-below text-start" scope="col">
                {demoText.type}
              </th>
              <th className="p-2 rule-below text-start" scope="col">
                {demoText.meaning}
              </th>
            </tr>
          </thead>
          <tbody className="align-top">
            {props.map((prop) => (
              <tr key={prop.name}>
                <th className="p-2 rule-below text-start" scope="row">
                  <code>{prop.name}</code>
                  {!prop.optional && <small className="text-ink-3 fw-normal"> {demoText.required}</small>}
                </th>
                <td className="p-2 rule-below text-start">
                  <code className="wrap-anywhere">{prop.type}</code>
                </td>
                <td className="p-2 rule-below text-start">{prop.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
