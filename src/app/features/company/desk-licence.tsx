import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { CompanyDesk } from '#src/contract/schemas/company-desk.ts'
import { DAY } from '#src/contract/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Days before its end from which a licence is spoken of. */
const ENDING_DAYS = 90

/** What a licence keeps from the company: not checked yet, about to end or ended. */
export function DeskLicence({ company, now }: Pick<CompanyDesk, 'company'> & { now: number }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const { verified, licenceExpires: ends } = company
  if (!verified)
    return (
      <Notice tone="land" title={t('company.desk.licence-title')}>
        <p className="small">{t('company.desk.licence-text')}</p>
        <ToUs />
      </Notice>
    )
  if (!ends || Date.parse(ends) - now > ENDING_DAYS * DAY) return null
  const ended = Date.parse(ends) + DAY <= now
  return (
    <Notice tone="land" flag="V">
      <p className="small">
        {t(ended ? 'company.desk.licence-ended' : 'company.desk.licence-ends', { date: plainDate(ends) })}
      </p>
      <ToUs />
    </Notice>
  )
}

function ToUs() {
  const { t } = useIntl()
  return (
    <p>
      <Link className="button" to="/$slug" params={{ slug: 'contacts' }}>
        {t('layout.footer.contacts')}
      </Link>
    </p>
  )
}
