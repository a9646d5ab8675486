import { tableText } from '@/messages/ui/table';

export const SkeletonRows = ({ rows, columns, label }: { rows: number; columns: number; label: string }) => (
  <tbody aria-busy="true" aria-label={tableText.loading(label)}>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row} className="table-row-skeleton">
        {Array.from({ length: columns }, (__, column) => (
          <td key={column}>
            <i className="skeleton-line" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
