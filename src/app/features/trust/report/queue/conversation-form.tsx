import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { reportAction } from './report-actions.ts'

/** Asks for the reason before the conversation is shown. */
export function ConversationForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('read', reportAction, props)
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('report.thread.title')}</h2>
      <p className="small muted">{t('report.reading.text')}</p>
      <ActForm form={form} act="read" label={t('report.thread.title')}>
        <TextField name="reason" group="reading" label={t('report.reading.reason')} />
        <div>
          <SubmitButton className="button">{t('report.reading.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
