import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useFormDraft } from '@/components/kits/form/draft/use-form-draft';
import { PeopleField } from '@/components/kits/form/field/PeopleField';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { ItemFormNotices } from '@/components/workspace/space/ItemFormNotices';
import { type Project, ProjectStatus } from '@/data/project/schema';
import { statusVariants } from '@/data/project/status';
import { type Person, PersonId } from '@/data/task/schema';
import { addDays, today } from '@/lib/dates/day';
import { initials } from '@/lib/text/initials';
import { addProjectOptions, saveProjectOptions } from '@/queries/workspace/mutations/project';
import type { CurrentSpace } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { projectText } from '@/messages/workspace/project';
import { ProjectIconField } from './icon/ProjectIconField';
import { statusNames } from './status-names';

const schema = z
  .object({
    title: z.string().check(z.trim(), z.minLength(3, { error: projectText.enterAName }), z.maxLength(60)),
    text: z.string().check(z.maxLength(400)),
    icon: z.string(),
    status: ProjectStatus,
    startDate: z.iso.date({ error: projectText.chooseADate }),
    dueDate: z.iso.date({ error: projectText.chooseADate }),
    memberIds: z.array(PersonId).check(z.minLength(1, { error: projectText.chooseAtLeastOnePerson })),
  })
  .check(
    z.refine((value) => value.dueDate >= value.startDate, {
      path: ['dueDate'],
      error: projectText.chooseDueDateAfterStart,
    }),
  );

interface Props {
  /** Null for a new project. */
  project: Project | null;
  /** The member became a reader while the form was open. */
  isReader: boolean;
  people: readonly Person[];
  /** Null for the sample data. */
  space: CurrentSpace | null;
  /** Leads a new project. */
  lead: PersonId;
  onClose: () => void;
}

export function ProjectDialog({ project, isReader, people, space, lead, onClose }: Props) {
  const add = useMutation(addProjectOptions());
  const save = useMutation(saveProjectOptions());
  // What other members change while the dialog is open stays.
  const [opened] = useState(project);
  const draft = useFormDraft(`project:${space?.id ?? 'sample'}:${project?.id ?? 'new'}`, {
    title: project?.title ?? '',
    text: project?.text ?? '',
    icon: project?.icon ?? 'flag',
    status: project?.status ?? 'Planned',
    startDate: project?.startDate ?? today(),
    dueDate: project?.dueDate ?? addDays(today(), 30),
    memberIds: project?.memberIds ?? [lead],
  });
  const closeWithoutDraft = () => {
    draft.drop();
    onClose();
  };
  const form = useSchemaForm({
    schema,
    defaultValues: draft.values,
    onChange: draft.keep,
    onSubmit: async (values) => {
      const shared = {
        ...values,
        file: values.status,
        fileVariant: statusVariants[values.status],
        date: new Date().toISOString(),
        members: people
          .filter(({ id }) => values.memberIds.includes(id))
          .map(({ name }) => ({ text: initials(name), variant: 'primary' })),
      };
      if (opened)
        await save.mutateAsync({
          from: opened,
          to: { ...opened, ...shared },
          toast: projectText.projectSaved,
        });
      else {
        await add.mutateAsync({
          ...shared,
          userId: values.memberIds[0] ?? lead,
          size: '0 tasks',
          tasks: [],
          discussion: [],
          archived: false,
        });
      }
      closeWithoutDraft();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      staticBackdrop
      title={project ? projectText.editProject(project.title) : projectText.newProject}
    >
      <Form form={form} className="stack-3 fields-2">
        <form.FormError />
        <ItemFormNotices
          isReader={isReader}
          restoredAt={draft.restoredAt}
          onDiscard={() => form.reset(draft.discard())}
        />
        <form.AppField name="title">{(field) => <field.TextField label={commonText.name} />}</form.AppField>
        <form.AppField name="status">
          {(field) => (
            <field.SelectField
              label={commonText.status}
              options={ProjectStatus.options.map((value) => ({ value, label: statusNames[value] }))}
            />
          )}
        </form.AppField>
        <form.AppField name="startDate">
          {(field) => <field.DateField label={projectText.start} />}
        </form.AppField>
        <form.AppField name="dueDate">{(field) => <field.DateField label={projectText.due} />}</form.AppField>
        <form.AppField name="icon">{() => <ProjectIconField />}</form.AppField>
        <form.AppField name="text">
          {(field) => <field.TextareaField label={commonText.description} optional className="full-row" />}
        </form.AppField>
        <form.AppField name="memberIds">
          {() => <PeopleField label={projectText.people} people={people} className="full-row" />}
        </form.AppField>
        <DialogFooter onCancel={isReader ? onClose : closeWithoutDraft}>
          <form.SubmitButton busy={commonText.saving} disabled={isReader}>
            {commonText.save}
          </form.SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
