import { type FormEvent, useState } from 'react';
import IconMail from '~icons/tabler/mail';
import { CopyButton } from '@/components/ui/CopyButton';
import { PageHeader } from '@/components/ui/PageHeader';
import { aboutText } from '@/messages/shell/about';

const ADDRESS = 'hello@plaza.example';
const TOPICS = [
  aboutText.aQuestion,
  aboutText.reportAProblem,
  aboutText.anIdea,
  aboutText.myAccount,
] as const;

const asText = (topic: string, text: string): string => `${aboutText.mailHead(ADDRESS, topic)}\n\n${text}`;

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
      <PageHeader title={aboutText.contactUsTitle} lead={aboutText.contactLead} />
      <form className="card gap-3 mb-4 p-5" onSubmit={send} noValidate>
        <div>
          <label className="form-label" htmlFor="contact-topic">
            {aboutText.topic}
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
            {aboutText.message}
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
              {aboutText.enterAMessage}
            </p>
          )}
        </div>
        <p className="form-text" id="contact-where">
          {aboutText.opensEmailApp(ADDRESS)}
        </p>
        <div className="row-2 flex-wrap">
          <button type="submit" className="btn btn-primary">
            <IconMail />
            {aboutText.openInEmailApp}
          </button>
          <CopyButton text={asText(topic, text)} label={aboutText.copyMessage} />
        </div>
      </form>
    </div>
  );
}
