import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import { Progress } from '#src/app/ui/send-file/progress.tsx'
import { useSending } from '#src/app/ui/send-file/use-sending.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { acceptForm, correctForm, sendFormFile, writeMessage } from './form-actions.ts'

const ACCEPTED =
  '.pdf,.docx,.jpg,.jpeg,.png,.webp,.avif,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/jpeg,image/png,image/webp,image/avif'

type Props = { id: string; form: ActProps }

const entryOf = (id: string) => ({ entry: { field: 'part', id } })
const Part = ({ id }: { id: string }) => <input type="hidden" name="part" value={id} />

/** Sends the form of the agency, or another page of it. */
export function SendForm({ id, form: page }: Props) {
  const { t } = useIntl()
  const { share, sending, restart } = useSending()
  const form = useActForm('send', sendFormFile(sending), page, entryOf(id))
  return (
    <ActForm form={form} act="send" files label={t('service-form.send.title')}>
      <Part id={id} />
      <FileField
        name="file"
        accept={ACCEPTED}
        label={t('service-form.send.file')}
        hint={t('service-form.send.hint')}
        onChoose={restart}
      />
      {form.pending && share !== undefined && <Progress share={share} />}
      <div>
        <SubmitButton className="button">{t('service-form.send.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

/** Accepts the filled form, or requests the correction. */
export function DecideForms({ id, form: page }: Props) {
  const { t } = useIntl()
  const accept = useActForm('accept', acceptForm, page, entryOf(id))
  const correct = useActForm('correct', correctForm, page, entryOf(id))
  return (
    <div className="column gap-4">
      <ActForm form={accept} act="accept" label={t('service-form.accept.submit')}>
        <Part id={id} />
        <div>
          <SubmitButton className="button primary">{t('service-form.accept.submit')}</SubmitButton>
        </div>
      </ActForm>
      <Disclosure summary={t('service-form.correct.title')} open={correct.failed}>
        <ActForm form={correct} act="correct" label={t('service-form.correct.title')} className="column gap-4">
          <Part id={id} />
          <TextArea
            name="text"
            group="correction"
            rows={4}
            label={t('service-form.correct.label')}
            hint={t('service-form.correct.hint')}
          />
          <div>
            <SubmitButton className="button">{t('service-form.correct.submit')}</SubmitButton>
          </div>
        </ActForm>
      </Disclosure>
    </div>
  )
}

/** Writes to the person who fills in the form. */
export function WriteForm({ id, form: page }: Props) {
  const { t } = useIntl()
  const form = useActForm('write', writeMessage, page, entryOf(id))
  return (
    <ActForm form={form} act="write" label={t('service-form.talk.label')} className="column gap-2">
      <Part id={id} />
      <MessageFields keyValue={form.failure?.values.key ?? page.ctx.actKey} />
    </ActForm>
  )
}

/** The text of a message, with the key that makes a repeated one the same. */
export function MessageFields({ keyValue }: { keyValue: string }) {
  const { t } = useIntl()
  return (
    <>
      <input type="hidden" name="key" value={keyValue} />
      <TextArea name="text" group="message" rows={3} label={t('service-form.talk.label')} />
      <div>
        <SubmitButton className="button">{t('service-form.talk.submit')}</SubmitButton>
      </div>
    </>
  )
}
