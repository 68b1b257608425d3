import type { PageProps } from '#src/app/page.ts'
import { ActionForm, Honeypot, RadioField, SubmitButton, TextArea, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { REPORT_REASONS } from '#src/contract/report/report.ts'
import { MAX_REPORT } from '#src/domain/text/text-limits.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { type ReportData, sendReport } from './report-page.ts'

/** Reasons to choose from, and room for words. It needs no account and no scripting. */
export function ReportForm({ data, ctx, failure, csrfToken }: PageProps<ReportData>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: sendReport, failure, csrfToken })
  const { kind } = data.target
  return (
    <ActionForm form={form}>
      <RadioField
        name="reason"
        group="report"
        legend={t('report.form.reason')}
        options={REPORT_REASONS[kind].map((value) => ({ value, label: t(`report.reason.${value}`) }))}
      />
      <TextArea
        group="report"
        name="text"
        label={t('report.form.text')}
        hint={t('report.form.hint', { limit: MAX_REPORT })}
        rows={6}
      />
      {kind === 'thread' && <p className="small muted">{t('report.form.thread')}</p>}
      <Honeypot />
      <p className="small muted">{ctx.session ? t('report.form.named') : <GuestNote here={ctx.here} />}</p>
      <div>
        <SubmitButton className="button primary">{t('report.form.submit')}</SubmitButton>
      </div>
    </ActionForm>
  )
}

function GuestNote({ here }: { here: string }) {
  return (
    <T
      id="report.form.guest"
      values={{
        link: (text) => (
          <Link to="/auth/login" search={{ redirect: here }}>
            {text}
          </Link>
        ),
      }}
    />
  )
}
