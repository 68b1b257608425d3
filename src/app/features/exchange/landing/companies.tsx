import { Link } from '#src/app/ui/link.tsx'
import { companyLink } from '#src/contract/http/addresses.ts'
import type { Overview } from '#src/contract/market/overview-schemas.ts'
import { cityText } from '#src/i18n/place-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** The others are linked. */
const ON_A_PHONE = 3

/** Checked employers, with licence number and end. */
export function Companies({ overview }: { overview: Overview }) {
  const { t } = useIntl()
  return (
    <section aria-labelledby="agencies">
      <header className="section-head">
        <h2 id="agencies">{t('landing.agencies.title')}</h2>
        <Link className="small" to="/crewing">
          {t('landing.agencies.all')}
        </Link>
      </header>
      <ul className="entries">
        {overview.agencies.map((company, index) => (
          <CompanyItem key={company.slug} company={company} isFirst={index < ON_A_PHONE} />
        ))}
      </ul>
    </section>
  )
}

type CompanyProps = { company: Overview['agencies'][number]; isFirst: boolean }

function CompanyItem({ company, isFirst }: CompanyProps) {
  const intl = useIntl()
  const { t } = intl
  const formats = useFormats()
  const { name, licence, licenceExpires, open, answerHours } = company
  return (
    <li className={isFirst ? 'row split top one' : 'row split top one not-on-phone'}>
      <div className="column gap-0">
        <Link className="plain bold" {...companyLink(company)}>
          <bdi>{name}</bdi>
        </Link>
        <span className="smallest faint">
          {t('landing.agencies.place', { city: cityText(company, { intl, formats }), licence })}
        </span>
        <span className="smallest faint">
          {t('landing.agencies.valid', { date: formats.plainDate(licenceExpires) })}
        </span>
      </div>
      <div className="column gap-0 text-end">
        <span className="bold no-wrap">{t('landing.agencies.open', { count: open })}</span>
        {answerHours !== null && (
          <span className="smallest faint">{t('landing.agencies.answers', { count: answerHours })}</span>
        )}
      </div>
    </li>
  )
}
