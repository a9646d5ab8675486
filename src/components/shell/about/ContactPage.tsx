import { type FormEvent, useState } from 'react';
import IconMail from '~icons/tabler/mail';
import { CopyButton } from '@/components/ui/CopyButton';
import { PageHeader } from '@/components/ui/PageHeader';
import './about.scss';

const ADDRESS = 'hello@plaza.example';
const TOPICS = ['A question', 'Report a problem', 'An idea', 'My account'] as const;

const asText = (topic: string, text: string): string => `To: ${ADDRESS}\nSubject: ${topic}\n\n${text}`;

/** Opens the visitor's own mail program; the page sends and stores nothing. */
export function ContactPage() {
  const [topic, setTopic] = useState<string>(TOPICS[0]);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) {
      setMissing(true);
      document.querySelector<HTMLElement>('#contact-text')?.focus();
      return;
    }
    window.location.href = `mailto:${ADDRESS}?subject=${encodeURIComponent(topic)}&body=${encodeURIComponent(text)}`;
  };
  return (
    <div className="prose">
      <PageHeader title="Contact Us" lead="Send us an email" />
      <form className="card prose-card" onSubmit={send} noValidate>
        <div>
          <label className="form-label" htmlFor="contact-topic">
            Topic
          </label>
          <select
            id="contact-topic"
            className="form-select"
            value={topic}
            onChange={(event) => setTopic(event.target.value)}
          >
            {TOPICS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
        <div>
          <label className="form-label" htmlFor="contact-text">
            Message
          </label>
          <textarea
            id="contact-text"
            className={missing ? 'form-control is-invalid' : 'form-control'}
            rows={7}
            maxLength={1500}
            value={text}
            aria-invalid={missing}
            aria-describedby={missing ? 'contact-error contact-where' : 'contact-where'}
            onChange={(event) => {
              setText(event.target.value);
              setMissing(false);
            }}
          />
          {missing && (
            <p className="invalid-feedback d-block" id="contact-error">
              Enter a message.
            </p>
          )}
        </div>
        <p className="form-text" id="contact-where">
          Opens a message to {ADDRESS} in your email app. This page sends and stores nothing. No email app?
          Copy the message.
        </p>
        <div className="prose-actions">
          <button type="submit" className="btn btn-primary">
            <IconMail />
            Open in email app
          </button>
          <CopyButton text={asText(topic, text)} label="Copy message" />
        </div>
      </form>
    </div>
  );
}
