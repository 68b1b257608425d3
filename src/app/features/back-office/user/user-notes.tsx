import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import type { AdminUserDetail } from '#src/contract/user/schemas.ts'
import { MAX_ADMIN_NOTE } from '#src/domain/text/text-limits.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { userAction } from './user-actions.ts'

type Note = AdminUserDetail['notes'][number]
type Props = ActProps & { user: AdminUserDetail }

/** Notes of admins on the account. The person reads them in the copy of their data. */
export function UserNotes({ user, ...props }: Props) {
  const { t } = useIntl()
  if (user.notes.length === 0 && !user.mayNote) return null
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('admin.note.title')}</h2>
      <p className="small muted">{t('admin.note.text')}</p>
      {/* A written note empties the field. */}
      {user.mayNote && <WriteForm key={user.notes[0]?.id} {...props} />}
      {user.notes.length === 0 ? (
        <p className="small muted">{t('admin.note.none')}</p>
      ) : (
        <ol className="column gap-4">
          {user.notes.map((note) => (
            <li key={note.id}>
              <ShownNote note={note} {...props} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function WriteForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('note', userAction, props)
  return (
    <ActForm form={form} act="note" label={t('admin.note.title')}>
      <TextArea
        name="note"
        group="user"
        rows={3}
        label={t('admin.note.label')}
        hint={t('admin.note.hint', { most: MAX_ADMIN_NOTE })}
      />
      <div>
        <SubmitButton className="button">{t('admin.note.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function ShownNote({ note, ...props }: ActProps & { note: Note }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  return (
    <>
      <p className="u-whitespace-pre-line break-anywhere" dir="auto">
        {note.text}
      </p>
      <p className="small muted">
        {note.author === null ? t('admin.note.erased') : <bdi dir="ltr">{note.author}</bdi>}
        {' · '}
        {dateTime(note.createdAt)}
      </p>
      {note.mayDelete && <DeleteForm note={note} {...props} />}
    </>
  )
}

function DeleteForm({ note, ...props }: ActProps & { note: Note }) {
  const { t } = useIntl()
  const form = useActForm('note-delete', userAction, props, { entry: { field: 'entry', id: note.id } })
  return (
    <Disclosure summary={t('admin.note.delete')} open={form.failed}>
      <ActForm form={form} act="note-delete" label={t('admin.note.delete')}>
        <input type="hidden" name="entry" value={note.id} />
        <p className="small muted">{t('admin.note.delete-text')}</p>
        <div>
          <SubmitButton className="button bad">{t('admin.note.delete-submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
