import type { Project } from '@/data/project/schema';
import { ProjectAddForm } from './ProjectAddForm';
import { ProjectProgress } from './ProjectCard';

interface Props {
  project: Project;
  save: (next: Project, toast: string) => void;
}

export function ProjectTasks({ project, save }: Props) {
  const { tasks } = project;
  const add = (text: string) => {
    const added = { id: crypto.randomUUID(), text, done: false };
    save({ ...project, tasks: [...tasks, added] }, 'Task added');
  };
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
                onChange={({ target }) =>
                  save(
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
      <ProjectAddForm label="New task" placeholder="New task" maxLength={120} action="Add" onAdd={add} />
    </section>
  );
}
