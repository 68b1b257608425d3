import type { Overview } from '../../../contract/schemas/overview.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { definePage, type PageProps } from '../../page.ts'
import { useHref } from '../../ui/href.tsx'
import { CountedView } from './counted-view.tsx'

type Data = Overview['agencies']

export const crewingListPage = definePage<Data>({
  load: async ({ api }) => (await api.getOverview()).agencies,
  head: (_data, { intl }) => ({
    title: intl.t('page.crewing-list.title'),
    description: intl.t('page.crewing-list.description'),
  }),
  Component: CrewingList,
})

function CrewingList({ data }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <CountedView
      title={t('page.crewing-list.title')}
      text={t(data.length > 0 ? 'page.crewing-list.text' : 'page.crewing-list.empty')}
      link={{ href: '/vacancy', text: t('page.link.vacancies') }}
    >
      {data.length > 0 && <AgencyTable agencies={data} />}
    </CountedView>
  )
}

function AgencyTable({ agencies }: { agencies: Data }) {
  const { t } = useIntl()
  const heads = [t('page.crewing-list.agency'), t('page.crewing-list.licence'), t('page.crewing-list.valid')]
  return (
    <table className="tbl stack">
      <caption className="vh">{t('page.crewing-list.title')}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" className="num">
            {t('page.table.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {agencies.map((agency) => (
          <AgencyRow key={agency.slug} agency={agency} />
        ))}
      </tbody>
    </table>
  )
}

function AgencyRow({ agency }: { agency: Data[number] }) {
  const { t } = useIntl()
  const { country, number, shortDate } = useFormats()
  const href = useHref()
  return (
    <tr>
      <th scope="row">
        <a className="name" href={href(`/crewing/${agency.country.toLowerCase()}/${agency.slug}`)}>
          <bdi>{agency.name}</bdi>
        </a>
        <div className="xs dim">
          {t('page.crewing-agency.where', { city: agency.city, country: country(agency.country) })}
        </div>
      </th>
      <td className="full" data-l={t('page.crewing-list.licence')}>
        <bdi dir="ltr">{agency.licence}</bdi>
      </td>
      <td className="full" data-l={t('page.crewing-list.valid')}>
        {shortDate(agency.licenceExpires)}
      </td>
      <td className="num" data-l={t('page.table.count')}>
        <a href={href(`/vacancy?company=${agency.slug}`)}>{number(agency.open)}</a>
      </td>
    </tr>
  )
}
