import { ActForm, type ActProps, RadioField, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { APPEAL_OUTCOMES } from '#src/contract/report/report.ts'
import { APPEAL_TEXTS } from '#src/i18n/case-texts.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { reportAction } from './report-actions.ts'

type Props = ActProps & { report: AdminReport }

/** The appeal of the reported side, and the form of another admin who answers it. */
export function AppealSection({ report: { appeal, mayAnswer }, ...props }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  if (!appeal) return null
  return (
    <section className="sheet padded column gap-4">
      <div className="row split">
        <h2 className="heading-3">{t('complaint.appeal.title')}</h2>
        <span className="small muted">{date(appeal.createdAt)}</span>
      </div>
      <p className="u-whitespace-pre-line break-anywhere" dir="auto">
        {appeal.text}
      </p>
      {appeal.outcome && <p className="bold">{t(APPEAL_TEXTS[appeal.outcome])}</p>}
      {appeal.note && <p className="small u-whitespace-pre-line">{appeal.note}</p>}
      {mayAnswer && <AnswerForm {...props} />}
      {!appeal.outcome && !mayAnswer && <p className="small muted">{t('report.appeal.other')}</p>}
    </section>
  )
}

function AnswerForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('appeal', reportAction, props, { initial: { outcome: '' } })
  return (
    <ActForm form={form} act="appeal" label={t('complaint.appeal.title')}>
      <RadioField
        name="outcome"
        group="appeal"
        legend={t('report.close.outcome')}
        options={APPEAL_OUTCOMES.map((value) => ({ value, label: t(APPEAL_TEXTS[value]) }))}
      />
      <TextArea name="note" group="appeal" rows={3} optional label={t('report.case.letter')} />
      <div>
        <SubmitButton className="button primary">{t('report.appeal.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
