import { Link } from '#src/app/ui/link.tsx'
import type { AdminCompany } from '#src/contract/company-check/admin-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { queue: AdminCompany['queue']; now: number }

/** The companies that are checked after this one: those of its queue first. */
export function Upcoming({ queue: { name, next, upcoming, count }, now }: Props) {
  const { t } = useIntl()
  const { country, relative } = useFormats()
  const title = t('company-check.admin.next')
  const names = {
    country: t('auth.company.country'),
    kind: t('report.queue.kind'),
    since: t('moderation.column.since'),
  }
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        <Link className="small" to="/admin/companies" search={{ queue: name }}>
          {t('company-check.admin.next-all', { count })}
        </Link>
      </header>
      {upcoming.length === 0 ? (
        <p className="muted">{t('company-check.admin.next-none')}</p>
      ) : (
        <table className="table middle stack">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('check.column.company')}</th>
              <th scope="col">{names.country}</th>
              <th scope="col">{names.kind}</th>
              <th scope="col">{names.since}</th>
            </tr>
          </thead>
          <tbody>
            {upcoming.map((company) => (
              <tr key={`${company.queue} ${company.id}`}>
                <th scope="row" className="full">
                  <span className="row tight">
                    <Link className="name" to="/admin/companies/$id" params={{ id: company.id }}>
                      <bdi>{company.name}</bdi>
                    </Link>
                    {company.id === next && <kbd className="js-only not-on-phone">J</kbd>}
                  </span>
                </th>
                <td data-l={names.country}>{country(company.country)}</td>
                <td data-l={names.kind}>{t(`company-check.kind.${company.queue}`)}</td>
                <td data-l={names.since}>{relative(company.since, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
