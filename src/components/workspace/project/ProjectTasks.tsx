import type { Project } from '@/data/project/schema';
import { commonText } from '@/messages/ui/common';
import { projectText } from '@/messages/workspace/project';
import { ProjectAddForm } from './ProjectAddForm';
import { ProjectProgress } from './ProjectCard';

interface Props {
  project: Project;
  /** Null for a reader of the space. */
  save: ((next: Project, toast: string) => void) | null;
}

export function ProjectTasks({ project, save }: Props) {
  const { tasks } = project;
  const withTask = (text: string): Project => ({
    ...project,
    tasks: [...tasks, { id: crypto.randomUUID(), text, done: false }],
  });
  return (
    <section aria-labelledby="project-tasks">
      <h3 className="mb-2" id="project-tasks">
        {projectText.tasks}
      </h3>
      <ProjectProgress project={project} />
      <ul>
        {tasks.map((task) => (
          <li className="py-1" key={task.id}>
            <label className="form-check">
              <input
                type="checkbox"
                className="form-check-input"
                checked={task.done}
                disabled={save === null}
                onChange={({ target }) =>
                  save?.(
                    {
                      ...project,
                      tasks: tasks.map((one) => (one === task ? { ...task, done: target.checked } : one)),
                    },
                    target.checked ? projectText.taskCompleted : projectText.taskReopened,
                  )
                }
              />
              {task.done ? <s>{task.text}</s> : task.text}
            </label>
          </li>
        ))}
      </ul>
      {save && (
        <ProjectAddForm
          label={projectText.newTask}
          placeholder={projectText.newTask}
          maxLength={120}
          action={commonText.add}
          onAdd={(text) => save(withTask(text), projectText.taskAdded)}
        />
      )}
    </section>
  );
}
