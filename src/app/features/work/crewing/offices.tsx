import { Facts } from '#src/app/ui/facts.tsx'
import { Place } from '#src/app/ui/place.tsx'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

export function Offices({ company: { offices } }: { company: Company }) {
  const { t } = useIntl()
  if (offices.length === 0) return null
  return (
    <section className="section">
      <header>
        <h2>{t('crewing.offices.title')}</h2>
      </header>
      <Facts
        rows={offices.map((office) => ({
          label: t(`crewing.office.${office.kind}`),
          value: (
            <>
              {office.address && (
                <>
                  <bdi>{office.address}</bdi>
                  <br />
                </>
              )}
              <Place city={office.city} country={office.country} />
            </>
          ),
        }))}
      />
    </section>
  )
}
