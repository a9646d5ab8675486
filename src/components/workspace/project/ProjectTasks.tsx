import type { Project } from '@/data/project/schema';
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
      <h3 id="project-tasks">Tasks</h3>
      <ProjectProgress project={project} />
      <ul className="project-tasks">
        {tasks.map((task) => (
          <li key={task.id}>
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
                    target.checked ? 'Task completed' : 'Task reopened',
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
          label="New task"
          placeholder="New task"
          maxLength={120}
          action="Add"
          onAdd={(text) => save(withTask(text), 'Task added')}
        />
      )}
    </section>
  );
}
