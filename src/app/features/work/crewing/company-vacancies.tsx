import type { ReactNode } from 'react'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The newest vacancies, and a link to all. */
export function CompanyVacancies({ company, rows }: { company: Company; rows: ReactNode }) {
  const { t } = useIntl()
  const { openVacancies: count, slug } = company
  return (
    <section className="section" id="vacancies">
      <header>
        <h2>{t('crewing.table.open')}</h2>
        {count > 0 && (
          <Link to="/vacancy" search={{ company: slug }}>
            {t('crewing.vacancies.all', { count })}
          </Link>
        )}
      </header>
      {count > 0 ? (
        rows
      ) : (
        <EmptyState
          title={t('crewing.vacancies.none')}
          action={
            <Link className="button" to="/vacancy">
              {t('vacancy.empty.all')}
            </Link>
          }
        />
      )}
    </section>
  )
}
