import { Facts } from '#src/app/ui/facts.tsx'
import { ActForm, type ActProps, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import type { CompanySuspension } from '#src/contract/company-check/schemas.ts'
import { MAX_APPEAL } from '#src/domain/text/text-limits.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { sendAppeal } from './actions.ts'

type Props = ActProps & { suspension: CompanySuspension; mayChange: boolean }

/** Why the company is suspended, its appeal and the answer to it. */
export function Suspension({ suspension, mayChange, ...form }: Props) {
  const { t } = useIntl()
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('company-check.suspension.title')}</h2>
      <SuspensionFacts suspension={suspension} />
      {suspension.appeal === null && mayChange && <AppealForm {...form} />}
    </section>
  )
}

const Lines = ({ text }: { text: string }) => (
  <span className="u-whitespace-pre-line" dir="auto">
    {text}
  </span>
)

/** The reason and the texts of both sides. */
export function SuspensionFacts({ suspension }: Pick<Props, 'suspension'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { reason, note, at, appeal, appealedAt, answer, answeredAt } = suspension
  return (
    <Facts
      rows={[
        { label: t('company-check.suspension.since'), value: date(at) },
        { label: t('check.fact.reason'), value: t(`company-check.suspension.${reason}`) },
        { label: t('check.fact.note'), value: note && <Lines text={note} /> },
        { label: t('company-check.appeal.title'), value: appeal && <Lines text={appeal} /> },
        { label: t('company-check.appeal.sent'), value: appealedAt && date(appealedAt) },
        { label: t('company-check.appeal.answer'), value: answer && <Lines text={answer} /> },
        { label: t('company-check.appeal.answered'), value: answeredAt && date(answeredAt) },
      ].map(({ label, value }) => ({ label, value: value || null }))}
    />
  )
}

function AppealForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('appeal', sendAppeal, props)
  return (
    <ActForm form={form} act="appeal" label={t('company-check.appeal.title')}>
      <p className="small muted">{t('company-check.appeal.lead')}</p>
      <TextArea
        name="text"
        group="appeal"
        rows={6}
        label={t('company-check.appeal.text')}
        hint={t('company-check.texts.limit', { limit: MAX_APPEAL })}
      />
      <div>
        <SubmitButton className="button primary">{t('company-check.appeal.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
