import type { Employer } from '../../../contract/schemas/vacancy.ts'
import { createFormats } from '../../../i18n/formats.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { definePage, type PageProps } from '../../page.ts'
import { Facts } from '../../ui/facts.tsx'
import { useHref } from '../../ui/href.tsx'
import { Verified } from '../../ui/marks.tsx'
import { SectionView } from './section-view.tsx'

type Data = { employer: Employer; open: number } | null

/** A company is known to the public by its open vacancies; without any there is nothing to show. */
export const crewingAgencyPage = definePage<Data>({
  load: async ({ api, params }) => {
    const { items, total } = await api.findVacancies({ company: params.slug })
    const employer = items[0]?.employer
    const isHere = employer?.slug === params.slug && employer?.country.toLowerCase() === params.country
    return employer && isHere ? { employer, open: total } : null
  },
  head: (data, { intl, locale }) => {
    if (!data) return { title: intl.t('page.crewing-agency.title'), noindex: true }
    const { name, city } = data.employer
    const country = createFormats(locale).country(data.employer.country)
    return { title: name, description: intl.t('page.crewing-agency.description', { name, city, country }) }
  },
  Component: CrewingAgency,
})

function CrewingAgency({ data }: PageProps<Data>) {
  const { t } = useIntl()
  if (data) return <Agency {...data} />
  return (
    <SectionView
      title={t('page.crewing-agency.title')}
      text={t('page.crewing-agency.empty')}
      link={{ href: '/vacancy', text: t('page.link.vacancies') }}
    />
  )
}

function Agency({ employer, open }: NonNullable<Data>) {
  const { t } = useIntl()
  const { country, number } = useFormats()
  const href = useHref()
  return (
    <div className="wrap">
      <header className="head">
        <h1>
          <bdi>{employer.name}</bdi>
        </h1>
        <a className="btn go" href={href(`/vacancy?company=${employer.slug}`)}>
          {t('page.crewing-agency.link')}
        </a>
      </header>
      <div className="sheet pad">
        <Facts
          rows={[
            {
              label: t('page.crewing-agency.place'),
              value: t('page.crewing-agency.where', { city: employer.city, country: country(employer.country) }),
            },
            {
              label: t('page.crewing-agency.state'),
              value: employer.verified ? (
                <Verified>{t('page.crewing-agency.verified')}</Verified>
              ) : (
                t('page.crewing-agency.unverified')
              ),
            },
            { label: t('page.crewing-agency.open'), value: number(open) },
          ]}
        />
      </div>
    </div>
  )
}
