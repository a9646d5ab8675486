import { type FormEvent, useState } from 'react';
import type { Project } from '@/data/project/schema';
import { ProjectProgress } from './ProjectCard';

interface Props {
  project: Project;
  save: (next: Project, toast: string) => void;
}

export function ProjectTasks({ project, save }: Props) {
  const [text, setText] = useState('');
  const { tasks } = project;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const added = { id: crypto.randomUUID(), text: text.trim(), done: false };
    if (added.text) save({ ...project, tasks: [...tasks, added] }, 'Task added');
    setText('');
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
      <form className="project-add" onSubmit={add}>
        <input
          className="form-control"
          aria-label="New task"
          placeholder="New task"
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn btn-outline-secondary">
          Add
        </button>
      </form>
    </section>
  );
}
