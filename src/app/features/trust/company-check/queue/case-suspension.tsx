import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, SelectField, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import { SUSPENSION_REASONS } from '#src/contract/company-check/company-check.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { SuspensionFacts } from '../licence/suspension.tsx'
import { caseAction } from './case-actions.ts'
import { type CaseProps, ReadVersion } from './case-forms.tsx'

/** Suspends the company, or decides on its suspension and appeal. */
export function CaseSuspension(props: CaseProps) {
  const { t } = useIntl()
  const { suspension } = props.company
  if (!suspension) return <SuspendForm {...props} />
  const isAppealed = suspension.appeal !== null && suspension.answeredAt === null
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('company-check.suspension.title')}</h2>
      <SuspensionFacts suspension={suspension} />
      <RestoreForm {...props} />
      {isAppealed && <KeepForm {...props} />}
    </section>
  )
}

function SuspendForm({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const form = useActForm('suspend', caseAction, props, { initial: { reason: '' } })
  const title = t('company-check.admin.suspend')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="suspend" label={title}>
        <ReadVersion company={company} />
        <p className="small muted">{t('company-check.admin.suspend-text')}</p>
        <SelectField
          name="reason"
          group="decision"
          label={t('check.fact.reason')}
          hint={t('company-check.admin.suspend-reason-hint')}
          placeholder={t('check.admin.choose')}
          options={SUSPENSION_REASONS.map((value) => ({ value, label: t(`company-check.suspension.${value}`) }))}
        />
        <TextArea name="note" group="decision" rows={3} optional label={t('moderation.fact.note')} />
        <div>
          <SubmitButton className="button bad">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

function RestoreForm({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const form = useActForm('restore', caseAction, props)
  const title = t('company-check.admin.restore')
  return (
    <ActForm form={form} act="restore" label={title}>
      <ReadVersion company={company} />
      <p className="small muted">{t('company-check.admin.restore-text')}</p>
      <TextArea name="note" group="decision" rows={2} optional label={t('company-check.admin.restore-note')} />
      <div>
        <SubmitButton className="button primary">{title}</SubmitButton>
      </div>
    </ActForm>
  )
}

function KeepForm({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const form = useActForm('keep', caseAction, props)
  const title = t('company-check.admin.keep')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="keep" label={title}>
        <ReadVersion company={company} />
        <TextArea name="note" group="decision" rows={3} label={t('company-check.admin.keep-answer')} />
        <div>
          <SubmitButton className="button bad">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
