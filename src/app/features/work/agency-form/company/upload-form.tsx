import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Progress } from '#src/app/ui/send-file/progress.tsx'
import { useSending } from '#src/app/ui/send-file/use-sending.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { sendForm } from './actions.ts'

/** Filter of the file dialog; the type is detected by reading the file. */
const WORD = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export function UploadForm(props: ActProps) {
  const { t } = useIntl()
  const { share, sending, restart } = useSending()
  const form = useActForm('upload', sendForm(sending), props)
  return (
    <section className="sheet padded column gap-4">
      <h2>{t('agency-form.upload.title')}</h2>
      <ActForm form={form} act="upload" files>
        <FileField
          name="file"
          accept={WORD}
          label={t('agency-form.upload.label')}
          hint={t('agency-form.upload.hint')}
          onChoose={restart}
        />
        {form.pending && share !== undefined && <Progress share={share} />}
        <div className="row">
          <SubmitButton className="button primary">{t('agency-form.upload.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
