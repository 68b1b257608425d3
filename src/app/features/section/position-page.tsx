import type { VacancyList } from '../../../contract/schemas/vacancy.ts'
import { findRank } from '../../../contract/vocabulary/ranks.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { createNotFound } from '../../not-found.ts'
import { definePage, type PageProps } from '../../page.ts'
import { countRows } from './count-rows.ts'
import { CountTable } from './count-table.tsx'
import { CountedView } from './counted-view.tsx'

type Data = { rank: string; list: VacancyList }

export const positionPage = definePage<Data>({
  load: async (ctx) => {
    const rank = findRank(ctx.params.rank ?? '')?.slug
    if (!rank) throw createNotFound(ctx)
    return { rank, list: await ctx.api.findVacancies({ rank }) }
  },
  head: ({ rank }, { intl }) => {
    const name = rankName(intl, rank)
    return {
      title: intl.t('page.position.title', { rank: name }),
      description: intl.t('page.position.description', { rank: name }),
    }
  },
  Component: PositionView,
})

function PositionView({ data: { rank, list } }: PageProps<Data>) {
  const intl = useIntl()
  const { t } = intl
  return (
    <CountedView
      title={t('page.position.title', { rank: rankName(intl, rank) })}
      text={t('page.position.count', { count: list.total })}
      link={{ href: `/vacancy?rank=${rank}`, text: t('page.position.link') }}
    >
      <CountTable
        title={t('page.position.vessels')}
        rows={countRows(
          list.facets.vessel,
          (vessel) => t(`vessel.${vessel}`),
          (vessel) => ({ rank, vessel }),
        )}
      />
    </CountedView>
  )
}
