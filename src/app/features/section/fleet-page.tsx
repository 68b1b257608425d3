import type { VacancyList } from '../../../contract/schemas/vacancy.ts'
import { isFleetType } from '../../../contract/vocabulary/fleets.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { definePage, PageError, type PageProps } from '../../page.ts'
import { countRows } from './count-rows.ts'
import { CountTable } from './count-table.tsx'
import { CountedView } from './counted-view.tsx'

type Data = { fleet: string; list: VacancyList }

export const fleetPage = definePage<Data>({
  load: async ({ api, params, intl }) => {
    const fleet = params.fleetType ?? ''
    if (!isFleetType(fleet)) throw new PageError(404, intl.t('page.wrong-fleet'))
    return { fleet, list: await api.findVacancies({ fleet }) }
  },
  head: ({ fleet }, { intl }) => {
    const name = intl.t(`vocabulary.fleet.${fleet}`)
    return {
      title: intl.t('page.job-fleet.title', { fleet: name }),
      description: intl.t('page.job-fleet.description', { fleet: name }),
    }
  },
  Component: FleetView,
})

function FleetView({ data: { fleet, list } }: PageProps<Data>) {
  const intl = useIntl()
  const { t } = intl
  return (
    <CountedView
      title={t('page.job-fleet.title', { fleet: t(`vocabulary.fleet.${fleet}`) })}
      text={t('page.job-fleet.count', { count: list.total })}
      link={{ href: `/vacancy?fleet=${fleet}`, text: t('page.job-fleet.link') }}
    >
      <CountTable
        title={t('page.job-fleet.ranks')}
        rows={countRows(
          list.facets.rank,
          (rank) => rankName(intl, rank),
          (rank) => ({ rank, fleet }),
        )}
      />
    </CountedView>
  )
}
