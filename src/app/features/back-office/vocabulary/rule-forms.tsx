import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import type { RuleVersion, Vocabulary } from '#src/contract/vocabulary/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeRules } from './actions.ts'

/** The file of a new version. */
export function UploadForm({ vocabulary: { kind, columns }, ...props }: ActProps & { vocabulary: Vocabulary }) {
  const { t } = useIntl()
  const form = useActForm('upload', changeRules, props)
  const title = t('dated-rule.upload.title')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <ActForm form={form} act="upload" label={title} files>
        <input type="hidden" name="kind" value={kind} />
        <FileField
          name="file"
          accept=".csv,text/csv"
          label={t('dated-rule.upload.file')}
          hint={t('dated-rule.upload.hint', { columns: columns.join(', ') })}
        />
        <div>
          <SubmitButton className="button primary">{t('dated-rule.upload.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

/** Proposes the uploaded file that is shown. */
export function ProposeForm({ version: { id, kind, comparedWith }, ...props }: ActProps & { version: RuleVersion }) {
  const { t } = useIntl()
  const form = useActForm('propose', changeRules, props)
  const title = t('dated-rule.propose.title')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <p className="small muted">{t('dated-rule.propose.text')}</p>
      <ActForm form={form} act="propose" label={title}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="version" value={id} />
        <input type="hidden" name="seen" value={comparedWith} />
        <TextArea
          name="reason"
          group="proposal"
          rows={3}
          label={t('dated-rule.propose.reason')}
          hint={t('dated-rule.propose.reason-hint')}
        />
        <div>
          <SubmitButton className="button primary">{t('dated-rule.propose.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
