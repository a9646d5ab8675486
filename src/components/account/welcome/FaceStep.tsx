import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import IconSparkles from '~icons/tabler/sparkles';
import { FaceDrawing } from '@/components/ui/art/face/FaceDrawing';
import {
  ARCHES,
  type Face,
  HAIR_COLOURS,
  HAIR_STYLES,
  hairStyleNames,
  randomFace,
  SHIRTS,
  SKINS,
} from '@/components/ui/art/face/face-parts';
import { drawSvg } from '@/lib/files/draw-svg';
import { saveProfileOptions } from '@/queries/social/mutations/member/profile';
import { welcomeText } from '@/messages/account/welcome';
import { SwatchField } from './SwatchField';
import { StepFooter } from './StepFooter';
import { useWelcomeStep } from './use-welcome-step';

/** Side of the stored picture, in px; the profile shows none larger. */
const SIDE = 512;

export function FaceStep() {
  const { me, next } = useWelcomeStep('face');
  const [face, setFace] = useState(randomFace);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  // The next step says that the face is saved.
  const save = useMutation({ ...saveProfileOptions(), onSuccess: () => {} });
  const change = (part: Partial<Face>) => setFace((current) => ({ ...current, ...part }));

  const submit = async () => {
    if (busy || !drawing.current || !me) return;
    setBusy(true);
    setProblem('');
    try {
      const picture = await drawSvg(drawing.current, SIDE);
      const avatar = { bytes: await picture.arrayBuffer(), type: picture.type };
      await save.mutateAsync({ name: me.name, bio: me.bio, avatar });
      await next();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : welcomeText.faceNotSaved);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className="card large-fields p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 tabIndex={-1}>{welcomeText.makeAFace}</h1>
      <p className="mt-1 mb-5 text-ink-2">{welcomeText.makeAFaceHint}</p>
      <div className="face-maker stack-6">
        <div className="d-flex flex-md-column align-items-center gap-4">
          <span className="face-maker-arch" role="img" aria-label={describe(face)}>
            <FaceDrawing face={face} ref={drawing} />
          </span>
          <button
            type="button"
            className="btn btn-outline-primary text-wrap"
            onClick={() => setFace(randomFace())}
          >
            <IconSparkles />
            {welcomeText.surpriseMe}
          </button>
        </div>
        <div className="stack-4">
          <SwatchField
            legend={welcomeText.skin}
            options={SKINS}
            value={face.skin}
            onChange={(skin) => change({ skin })}
          />
          <fieldset className="picks d-flex flex-wrap gap-2">
            <legend className="label-heading mb-1">{welcomeText.hair}</legend>
            {HAIR_STYLES.map((hair) => (
              <label key={hair} title={hairStyleNames[hair]}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name="hair"
                  checked={hair === face.hair}
                  onChange={() => change({ hair })}
                />
                <span className="swatch overflow-hidden">
                  <FaceDrawing face={{ ...face, hair }} />
                </span>
                <span className="visually-hidden">{hairStyleNames[hair]}</span>
              </label>
            ))}
          </fieldset>
          <SwatchField
            legend={welcomeText.hairColour}
            options={HAIR_COLOURS}
            value={face.hairColour}
            onChange={(hairColour) => change({ hairColour })}
          />
          <SwatchField
            legend={welcomeText.arch}
            options={ARCHES}
            value={face.arch}
            onChange={(arch) => change({ arch })}
          />
          <SwatchField
            legend={welcomeText.shirt}
            options={SHIRTS}
            value={face.shirt}
            onChange={(shirt) => change({ shirt })}
          />
          <div className="row-5">
            <Extra
              label={welcomeText.glasses}
              on={face.glasses}
              onChange={(glasses) => change({ glasses })}
            />
            <Extra label={welcomeText.beard} on={face.beard} onChange={(beard) => change({ beard })} />
          </div>
        </div>
      </div>
      {problem && (
        <p className="invalid-feedback d-block" role="alert">
          {problem}
        </p>
      )}
      <StepFooter action={welcomeText.takeThisFace} busy={busy} onSkip={() => void next()} />
    </form>
  );
}

const describe = ({ hair, glasses, beard }: Face): string =>
  [
    welcomeText.yourFace,
    welcomeText.hairOf(hairStyleNames[hair]),
    glasses && welcomeText.withGlasses,
    beard && welcomeText.withBeard,
  ]
    .filter(Boolean)
    .join(', ');

interface ExtraProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

const Extra = ({ label, on, onChange }: ExtraProps) => (
  <label className="form-check">
    <input
      type="checkbox"
      className="form-check-input"
      checked={on}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className="form-check-label">{label}</span>
  </label>
);
