import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import IconCopy from '~icons/tabler/copy';
import IconFlag from '~icons/tabler/flag';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import { MenuButton } from './MenuButton';

export function Sections() {
  const [last, setLast] = useState('nothing');
  return (
    <>
      <Dropdown className="mb-3">
        <Dropdown.Toggle id="menu-sections" variant="dark">
          This post
        </Dropdown.Toggle>
        <Dropdown.Menu role="group">
          <Dropdown.Header aria-level={3}>Change</Dropdown.Header>
          <Dropdown.Item as={MenuButton} onClick={() => setLast('edit')}>
            <IconPencil />
            Edit
          </Dropdown.Item>
          <Dropdown.Item as={MenuButton} onClick={() => setLast('copy')}>
            <IconCopy />
            Copy the link
          </Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.Header aria-level={3}>Object</Dropdown.Header>
          <Dropdown.Item as={MenuButton} onClick={() => setLast('report')}>
            <IconFlag />
            Report
          </Dropdown.Item>
          <Dropdown.Item
            as={MenuButton}
            className="variant-danger variant-text"
            onClick={() => setLast('delete')}
          >
            <IconTrash />
            Delete
          </Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.ItemText className="text-secondary">Posted two hours ago</Dropdown.ItemText>
        </Dropdown.Menu>
      </Dropdown>
      <p role="status">Asked for: {last}</p>
    </>
  );
}
