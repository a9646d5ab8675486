import { useBoundField } from '@/components/kits/form/field/use-bound-field';
import { projectText } from '@/messages/workspace/project';
import { ProjectIcon } from './ProjectIcon';
import { PROJECT_ICONS, projectIconNames, readProjectIcon } from './project-icons';

/** Icons of the sets Solar and Remix, one to choose. */
export function ProjectIconField() {
  const { field, value, ids } = useBoundField<string>();
  const chosen = readProjectIcon(value);
  return (
    <fieldset className="picks d-flex flex-wrap gap-2 full-row">
      <legend className="form-label">{projectText.icon}</legend>
      {PROJECT_ICONS.map((icon) => (
        <label key={icon} title={projectIconNames[icon]}>
          <input
            type="radio"
            className="visually-hidden"
            name={ids.id}
            checked={icon === chosen}
            onChange={() => field.handleChange(icon)}
          />
          <ProjectIcon name={icon} />
          <span className="visually-hidden">{projectIconNames[icon]}</span>
        </label>
      ))}
      <small className="w-100 text-ink-3">{projectText.iconCredit}</small>
    </fieldset>
  );
}
