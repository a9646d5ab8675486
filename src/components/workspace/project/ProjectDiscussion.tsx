import { projectCounts } from '@/data/project/counts';
import type { Project } from '@/data/project/schema';
import { CURRENT_USER_ID, type Person, type PersonId } from '@/data/task/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { commonText } from '@/messages/ui/common';
import { projectText } from '@/messages/workspace/project';
import { ProjectAddForm } from './ProjectAddForm';

interface Props {
  project: Project;
  people: ReadonlyMap<PersonId, Person>;
  /** Null for a reader of the space. */
  save: ((next: Project, toast: string) => void) | null;
}

export function ProjectDiscussion({ project, people, save }: Props) {
  const { comments, questions } = projectCounts(project);
  const withPost = (text: string, kind: 'comment' | 'question'): Project => {
    const at = new Date().toISOString();
    const post = { id: crypto.randomUUID(), kind, fromId: CURRENT_USER_ID, text, at };
    return { ...project, discussion: [...project.discussion, post] };
  };
  return (
    <section aria-labelledby="project-discussion">
      <h3 className="mb-2" id="project-discussion">
        {projectText.commentsAndQuestions(comments, questions)}
      </h3>
      <ul className="stack-3">
        {project.discussion.map((post) => (
          <li key={post.id}>
            <p>
              <b>
                {post.fromId === CURRENT_USER_ID
                  ? commonText.you
                  : (people.get(post.fromId)?.name ?? projectText.unknownMember)}
              </b>
              <Timestamp className="ms-2 fs-sm text-ink-3" at={post.at} form="long" />
            </p>
            <p dir="auto">{post.text}</p>
          </li>
        ))}
      </ul>
      {save && (
        <ProjectAddForm
          label={projectText.commentOrQuestion}
          placeholder={projectText.commentOrQuestionHint}
          maxLength={400}
          action={commonText.send}
          onAdd={(text) => {
            const kind = text.endsWith('?') ? 'question' : 'comment';
            save(
              withPost(text, kind),
              kind === 'question' ? projectText.questionAdded : projectText.commentAdded,
            );
          }}
        />
      )}
    </section>
  );
}
