import { ActForm, type ActProps, RadioField, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { REPORT_OUTCOMES } from '#src/contract/report/report.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { reportAction } from './report-actions.ts'

/** Decides about a disputed match line, with a note to both sides. */
export function ContestForm({ report, ...props }: ActProps & { report: AdminReport }) {
  const { t } = useIntl()
  const form = useActForm('close', reportAction, props, { initial: { outcome: '', note: '' } })
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('report.close.contest-title')}</h2>
      <ActForm form={form} act="close" label={t('report.close.contest-title')}>
        <input type="hidden" name="seen" value={report.seen} />
        <RadioField
          name="outcome"
          group="decision"
          legend={t('report.close.outcome')}
          options={REPORT_OUTCOMES.map((value) => ({ value, label: t(`report.close.contest-${value}`) }))}
        />
        <TextArea
          name="note"
          group="decision"
          rows={4}
          optional
          label={t('report.close.contest-note')}
          hint={t('report.close.contest-hint')}
        />
        <div>
          <SubmitButton className="button primary">{t('report.close.contest-submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
