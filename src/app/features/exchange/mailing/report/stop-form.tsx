import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { reportAction } from './actions.ts'

/** Stops the letters that have not left. */
export function StopForm({ mailing: { rows }, ...props }: ActProps & { mailing: MailingReport }) {
  const { t } = useIntl()
  const form = useActForm('stop', reportAction, props)
  const waiting = rows.filter(({ state }) => state === 'queued').length
  return (
    <section className="section column gap-4" id="stop">
      <h2>{t('mailing-report.stop.title')}</h2>
      <p>{t('mailing-report.stop.text', { count: waiting })}</p>
      <ActForm form={form} act="stop">
        <div>
          <SubmitButton className="button">{t('mailing-report.stop.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
