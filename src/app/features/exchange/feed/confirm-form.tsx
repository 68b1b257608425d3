import { useField } from '#src/app/ui/forms/form-context.ts'
import { ActForm, type ActProps, CheckField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { FeedReport } from '#src/contract/feed/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { sourceAction } from './actions.ts'

/** Publishes exactly the report above. */
export function ConfirmForm({ report, ...props }: ActProps & { report: FeedReport }) {
  const { t } = useIntl()
  const form = useActForm('confirm', sourceAction, props)
  const { counts } = report
  return (
    <section className="sheet padded">
      <ActForm form={form} act="confirm" label={t('feed.confirm.title')}>
        <h2 className="heading-3">{t('feed.confirm.title')}</h2>
        <ul>
          {counts.new > 0 && <li>{t('feed.confirm.new', { count: counts.new })}</li>}
          {counts.changed > 0 && <li>{t('feed.confirm.changed', { count: counts.changed })}</li>}
          {counts.withdrawn > 0 && <li>{t('feed.confirm.withdrawn', { count: counts.withdrawn })}</li>}
          {counts.refused > 0 && <li className="muted">{t('feed.confirm.refused', { count: counts.refused })}</li>}
        </ul>
        <input type="hidden" name="report" value={report.id} />
        <CheckField name="noFee" group="feed" label={t('feed.confirm.no-fee')} />
        <ReportError />
        <div>
          <SubmitButton className="button primary">{t('feed.confirm.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

/** The report has no form field: the message at the top links here. */
function ReportError() {
  const { id, error } = useField('report', 'feed')
  return (
    error && (
      <p className="error" id={id} tabIndex={-1}>
        {error}
      </p>
    )
  )
}
