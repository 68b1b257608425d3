import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Days before its end from which a licence is mentioned. */
const ENDING_DAYS = 90

/** Problems of a licence: not checked, ending or ended. */
export function DeskLicence({ company, now }: Pick<CompanyDesk, 'company'> & { now: number }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const { state, licenceExpires: ends } = company
  if (state !== 'verified')
    return (
      <Notice tone="land" title={t(`company-check.title.${state}`)}>
        <p className="small">
          {t('company.desk.licence-text')} {t(`company-check.next.${state}`)}
        </p>
        <ToDetails />
      </Notice>
    )
  if (!ends || Date.parse(ends) - now > ENDING_DAYS * DAY) return null
  return (
    <Notice tone="land" flag="V">
      <p className="small">{t('company.desk.licence-ends', { date: plainDate(ends) })}</p>
      <ToDetails />
    </Notice>
  )
}

function ToDetails() {
  const { t } = useIntl()
  return (
    <p>
      <Link className="button" to="/company/details">
        {t('company.desk.details')}
      </Link>
    </p>
  )
}
