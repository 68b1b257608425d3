import { Disclosure } from '#src/app/ui/disclosure.tsx'
import {
  ActForm,
  type ActProps,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { AdminCompany } from '#src/contract/company-check/admin-schemas.ts'
import { ENDING_DAYS, LICENCE_REFUSALS } from '#src/contract/company-check/company-check.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { caseAction } from './case-actions.ts'

export type CaseProps = ActProps & { company: AdminCompany }

/** Whether an admin compares the licence with its scan now. */
export const isCompared = ({ state, isRecheckDue }: AdminCompany): boolean => state === 'waiting' || isRecheckDue

/** What can be decided about the licence, as far as its state allows it. */
export function CaseForms(props: CaseProps) {
  const { t } = useIntl()
  const { company } = props
  const { state } = company
  if (isCompared(company))
    return (
      <>
        <Confirmation {...props} />
        <RefuseForm {...props} />
      </>
    )
  if (state === 'verified')
    return (
      <>
        <ScheduleForm {...props} />
        <RefuseForm {...props} />
      </>
    )
  if (state === 'suspended') return null
  return <Notice>{t('company-check.admin.not-asked')}</Notice>
}

/** The form that verifies, or what has to come before. */
function Confirmation(props: CaseProps) {
  const { t } = useIntl()
  const { lacks, lines, state } = props.company
  if (state === 'waiting' && lacks.length > 0) return <MissingParts {...props} />
  if (lines.some((line) => line.state !== 'agrees')) return <Notice>{t('company-check.lines.first')}</Notice>
  return <VerifyForm {...props} />
}

/** What the company took back or let end since it asked: it cannot be verified without. */
function MissingParts({ company: { lacks } }: CaseProps) {
  const { t } = useIntl()
  const { list } = useFormats()
  const parts = list(lacks.map((part) => t(`company-check.lack.${part}`)))
  return <Notice tone="land">{t('company-check.lack.title', { parts })}</Notice>
}

/** Sends the version that was read, so that the decision applies to it alone. */
export const ReadVersion = ({ company }: Pick<CaseProps, 'company'>) => (
  <input type="hidden" name="version" value={company.version} />
)

/** Verifies a licence, or keeps its mark after a repeated check. */
function VerifyForm({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const isFirst = company.state === 'waiting'
  const act = isFirst ? 'verify' : 'recheck'
  const initial = {
    registerUrl: company.registerUrl ?? company.register?.url ?? '',
    checkedOn: toPlainDate(props.ctx.now),
    recheckOn: suggestRecheck(company, props.ctx.now),
  }
  const form = useActForm(act, caseAction, props, { initial })
  const date = plainDate(company.licenceExpires ?? '')
  const title = isFirst ? t('company-check.admin.verify-until', { date }) : t('company-check.admin.recheck')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t(isFirst ? 'company-check.admin.verify' : 'company-check.admin.recheck')}</h2>
      {isFirst && <p className="small muted">{t('company-check.admin.verify-text')}</p>}
      <ActForm form={form} act={act} label={title}>
        <ReadVersion company={company} />
        <TextField
          name="registerUrl"
          group="decision"
          inputMode="url"
          dir="ltr"
          label={t('company-check.admin.found-at')}
          hint={t('company-check.admin.found-at-hint')}
        />
        <TextField name="checkedOn" group="decision" type="date" label={t('company-check.admin.checked-on')} />
        <RecheckField />
        <div>
          <SubmitButton className="button primary">{title}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

/** The suggested day of the next check: 60 days before the licence expires, or its last day if that is sooner. */
function suggestRecheck({ licenceExpires }: AdminCompany, now: number): string {
  if (!licenceExpires) return ''
  const day = toPlainDate(Date.parse(licenceExpires) - ENDING_DAYS * DAY)
  return day > toPlainDate(now) ? day : licenceExpires
}

function RecheckField() {
  const { t } = useIntl()
  return (
    <TextField
      name="recheckOn"
      group="decision"
      type="date"
      label={t('company-check.admin.recheck-on')}
      hint={t('company-check.admin.recheck-hint')}
    />
  )
}

function ScheduleForm({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const form = useActForm('schedule', caseAction, props, { initial: { recheckOn: company.recheckOn ?? '' } })
  const title = t('company-check.admin.schedule')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="schedule" label={title}>
        <ReadVersion company={company} />
        <RecheckField />
        <div>
          <SubmitButton className="button">{t('company-check.form.save')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

function RefuseForm({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const form = useActForm('refuse', caseAction, props, { initial: { reason: '' } })
  const title = t(company.state === 'verified' ? 'company-check.admin.withdraw' : 'company-check.admin.refuse')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="refuse" label={title}>
        <ReadVersion company={company} />
        <SelectField
          name="reason"
          group="decision"
          label={t('check.fact.reason')}
          placeholder={t('check.admin.choose')}
          options={LICENCE_REFUSALS.map((value) => ({ value, label: t(`company-check.refusal.${value}`) }))}
        />
        <TextArea name="note" group="decision" rows={3} optional label={t('moderation.fact.note')} />
        <div>
          <SubmitButton className="button bad">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
