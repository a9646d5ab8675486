import Accordion from 'react-bootstrap/Accordion';
import { questions } from './questions';

export const Default = () => (
  <Accordion defaultActiveKey="market">
    {questions.map(({ id, title, text }) => (
      <Accordion.Item key={id} eventKey={id}>
        <Accordion.Header as="h3">{title}</Accordion.Header>
        <Accordion.Body>{text}</Accordion.Body>
      </Accordion.Item>
    ))}
  </Accordion>
);
