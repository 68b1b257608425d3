import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Verified } from '#src/app/ui/marks.tsx'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { companyLink } from '#src/contract/http/addresses.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** The public profile of the company, and what is missing. */
export function DeskProfile({ company }: Pick<CompanyDesk, 'company'>) {
  const { t } = useIntl()
  const formats = useFormats()
  const { state, licenceNumber, licenceExpires, lacks, slug, country } = company
  return (
    <section className="section">
      <header>
        <h2>{t('company.desk.company')}</h2>
        <Link to="/company/fleet">{t('company.desk.fleet')}</Link>
        {slug && <Link {...companyLink({ country, slug })}>{t('company.desk.public')}</Link>}
      </header>
      <div className="sheet padded column gap-4">
        <Facts
          rows={[
            {
              label: t('vacancy.employer.licence'),
              value: licenceNumber && (
                <>
                  <bdi dir="ltr">{licenceNumber}</bdi>{' '}
                  {state === 'verified' && <Verified>{t('vacancy.row.verified')}</Verified>}
                </>
              ),
            },
            { label: t('vacancy.employer.expires'), value: licenceExpires && formats.plainDate(licenceExpires) },
          ]}
        />
        {lacks.length > 0 && (
          <p>{t('company.desk.lacks', { parts: formats.list(lacks.map((part) => t(`company.desk.lack-${part}`))) })}</p>
        )}
        <p>
          <Link to="/company/details">{t('company.desk.details')}</Link>
        </p>
      </div>
    </section>
  )
}
