import { ActForm, type ActProps, SelectField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { reportAction } from './actions.ts'

/** Withdraws the CV from one agency, or from all of them. */
export function RevokeForm({ mailing: { rows, choice }, ...props }: ActProps & { mailing: MailingReport }) {
  const { t } = useIntl()
  const { country } = useFormats()
  const form = useActForm('revoke', reportAction, props, { initial: { position: '' } })
  const open = rows.filter(({ revokedAt, state }) => revokedAt === null && state !== 'stopped')
  if (open.length === 0) return null
  return (
    <section className="section column gap-4" id="revoke">
      <h2>{t('mailing-report.revoke.title')}</h2>
      <p>{t('mailing-report.revoke.text')}</p>
      <p>{t('mailing-report.revoke.documents', { count: choice.documents.length })}</p>
      <ActForm form={form} act="revoke">
        <SelectField
          name="position"
          label={t('mailing-report.revoke.from')}
          placeholder={t('mailing-report.revoke.all', { count: open.length })}
          options={open.map((row) => ({
            value: String(row.position),
            label: row.agency?.name ?? t('mailing-report.row.unnamed', { country: country(row.country) }),
          }))}
        />
        <div>
          <SubmitButton className="button">{t('mailing-report.revoke.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
