import {
  ActForm,
  CheckField,
  RadioField,
  SelectField,
  SubmitButton,
  TextArea,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { REPORT_ACTS, REPORT_OUTCOMES, type ReportAct } from '#src/contract/report/report.ts'
import { MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { CaseProps } from './case-props.ts'
import { reportAction } from './report-actions.ts'

const mayBlock = ({ account }: AdminReport): boolean => account !== null && !account.isBlocked && !account.isAdmin

/** The acts that are possible on a case. Blocking also needs a fresh confirmation of the admin's identity. */
const IS_POSSIBLE: Record<ReportAct, (report: AdminReport) => boolean> = {
  'take-down': ({ vacancy }) => vacancy?.status === 'published',
  warn: ({ account }) => account !== null,
  block: mayBlock,
  regulator: ({ regulator }) => regulator !== null,
}

/** Decides the case: the outcome, all acts, and the messages to both sides, in one form. */
export function DecideForm({ confirmation, data: { report }, ...props }: CaseProps) {
  const { t } = useIntl()
  const { others, reporter, account, object, vacancy } = report
  const isConfirmed = confirmation.isConfirmed(props.ctx)
  const form = useActForm('close', reportAction, props, {
    initial: { outcome: '', note: '', letter: '', reason: '', others: others.length > 0 ? 'on' : '' },
  })
  const acts = REPORT_ACTS.filter((act) => IS_POSSIBLE[act](report) && (act !== 'block' || isConfirmed))
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('report.close.title')}</h2>
      <ActForm form={form} act="close" label={t('report.close.title')}>
        <input type="hidden" name="seen" value={report.seen} />
        <input type="hidden" name="vacancy" value={object?.id ?? ''} />
        <input type="hidden" name="vacancySeen" value={vacancy?.seen ?? 0} />
        <input type="hidden" name="account" value={account?.id ?? ''} />
        <input type="hidden" name="ids" value={others.map(({ id }) => id).join(',')} />
        <RadioField
          name="outcome"
          group="decision"
          legend={t('report.close.outcome')}
          options={REPORT_OUTCOMES.map((value) => ({ value, label: t(`report.close.${value}`) }))}
        />
        {acts.length > 0 && <Acts acts={acts} report={report} />}
        {acts.includes('take-down') && <TakeDownReason />}
        <Letters hasReporter={reporter !== null} hasAccount={account !== null} />
        {others.length > 0 && <CheckField name="others" label={t('report.close.others', { count: others.length })} />}
        <div>
          <SubmitButton className="button primary">{t('report.close.submit')}</SubmitButton>
        </div>
      </ActForm>
      {mayBlock(report) && !isConfirmed && <confirmation.Notice ctx={props.ctx} failure={props.failure} />}
    </section>
  )
}

function Acts({ acts, report: { regulator } }: { acts: readonly ReportAct[]; report: AdminReport }) {
  const { t } = useIntl()
  return (
    <fieldset className="column gap-1">
      <legend className="label">{t('report.act.title')}</legend>
      {acts.map((act) => (
        <CheckField key={act} name={act} label={t(`report.act.${act}`, { regulator: regulator?.name })} />
      ))}
    </fieldset>
  )
}

function TakeDownReason() {
  const { t } = useIntl()
  return (
    <SelectField
      name="reason"
      group="decision"
      label={t('report.act.reason')}
      placeholder={t('moderation.choose')}
      options={MODERATION_REASONS.map((value) => ({ value, label: t(`moderation.reason.${value}`) }))}
    />
  )
}

function Letters({ hasReporter, hasAccount }: { hasReporter: boolean; hasAccount: boolean }) {
  const { t } = useIntl()
  return (
    <>
      <TextArea
        name="note"
        group="decision"
        rows={4}
        optional
        label={t('report.case.reply')}
        hint={t(hasReporter ? 'report.close.reply-hint' : 'report.close.no-reply')}
      />
      {hasAccount && (
        <TextArea
          name="letter"
          group="decision"
          rows={4}
          optional
          label={t('report.case.letter')}
          hint={t('report.close.letter-hint')}
        />
      )}
    </>
  )
}
