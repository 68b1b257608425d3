import { Disclosure } from '#src/app/ui/disclosure.tsx'
import {
  ActForm,
  type ActProps,
  CheckField,
  RadioField,
  SelectField,
  SubmitButton,
  TextArea,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { REPORT_OUTCOMES } from '#src/contract/report/report.ts'
import { MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { reportAction } from './report-actions.ts'

type Props = ActProps & { report: AdminReport }

/** Takes the reported vacancy down; its company gets the reason by mail. */
export function TakeDownForm({ report, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('take-down', reportAction, props, { initial: { reason: '' } })
  return (
    <Disclosure summary={t('moderation.take-down.act')} open={form.failed}>
      <ActForm form={form} act="take-down" label={t('moderation.take-down.act')}>
        <input type="hidden" name="vacancy" value={report.object?.id ?? ''} />
        <input type="hidden" name="seen" value={report.vacancy?.seen ?? 0} />
        <SelectField
          name="reason"
          group="moderation"
          label={t('moderation.fact.reason')}
          placeholder={t('moderation.choose')}
          options={MODERATION_REASONS.map((value) => ({ value, label: t(`moderation.reason.${value}`) }))}
        />
        <TextArea name="note" group="moderation" rows={3} optional label={t('moderation.fact.note')} />
        <div>
          <SubmitButton className="button bad">{t('moderation.take-down.act')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

export function BlockForm({ account, ...props }: ActProps & { account: NonNullable<AdminReport['account']> }) {
  const { t } = useIntl()
  const form = useActForm('block', reportAction, props)
  return (
    <Disclosure summary={t('admin.block.title')} open={form.failed}>
      <ActForm form={form} act="block" label={t('admin.block.title')}>
        <input type="hidden" name="account" value={account.id} />
        <p className="small muted">{t('admin.block.text')}</p>
        <div>
          <SubmitButton className="button bad">{t('admin.block.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

export function CloseForm({ report, ...props }: Props) {
  const { t } = useIntl()
  const { others, reporter } = report
  const form = useActForm('close', reportAction, props, {
    initial: { outcome: '', note: '', others: others.length > 0 ? 'on' : '' },
  })
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('report.close.title')}</h2>
      <ActForm form={form} act="close" label={t('report.close.title')}>
        <input type="hidden" name="seen" value={report.seen} />
        <input type="hidden" name="ids" value={others.map(({ id }) => id).join(',')} />
        <RadioField
          name="outcome"
          group="decision"
          legend={t('report.close.outcome')}
          options={REPORT_OUTCOMES.map((value) => ({ value, label: t(`report.close.${value}`) }))}
        />
        <TextArea
          name="note"
          group="decision"
          rows={4}
          optional
          label={t('report.case.reply')}
          hint={t(reporter ? 'report.close.reply-hint' : 'report.close.no-reply')}
        />
        {others.length > 0 && <CheckField name="others" label={t('report.close.others', { count: others.length })} />}
        <div>
          <SubmitButton className="button primary">{t('report.close.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
