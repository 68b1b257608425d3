import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Crewed = Company['fleets'][number]

/** Fleets and vessel types of its vacancies; those with open ones are links. */
export function Crewed({ company: { fleets, slug } }: { company: Company }) {
  const { t } = useIntl()
  if (fleets.length === 0) return null
  return (
    <section className="section">
      <header>
        <h2>{t('crewing.crewed.title')}</h2>
      </header>
      <Facts
        rows={fleets.map((crewed) => ({
          label: t(`vocabulary.fleet.${crewed.fleet}`),
          value: <VesselTypes crewed={crewed} slug={slug} />,
        }))}
      />
    </section>
  )
}

function VesselTypes({ crewed, slug }: { crewed: Crewed; slug: string }) {
  const { t } = useIntl()
  const { number } = useFormats()
  return (
    <ul className="row">
      {crewed.vesselTypes.map(({ value, count }) => (
        <li key={value}>
          {count > 0 ? (
            <>
              <Link to="/vacancy" search={{ vessel: value, company: slug }}>
                {t(`vessel.${value}`)}
              </Link>{' '}
              <span className="faint">{number(count)}</span>
            </>
          ) : (
            t(`vessel.${value}`)
          )}
        </li>
      ))}
    </ul>
  )
}
