import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { PayIndex } from '#src/contract/market/schemas.ts'
import { findRank, type RankDepartment, SEA_DEPARTMENTS } from '#src/domain/vocabulary/ranks.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { payCrumbs, toTrail } from './crumbs.ts'
import { FigureNote, FigureTable } from './figure-table.tsx'
import { MarketSection } from './market-section.tsx'
import { createMarketWords, type MarketWords } from './market-words.ts'
import { PayByVessel } from './pay-by-vessel.tsx'
import { PayFilters } from './pay-filters.tsx'
import { PayMethod } from './pay-method.tsx'
import { type PayData, titleOf } from './pay-page.ts'

/** Pay by rank; each department has its own scale, because a cook is not compared with a master. */
export function PayView({ data: { filter, index } }: PageProps<PayData>) {
  const words = createMarketWords(useIntl(), useFormats())
  const { t, formats } = words
  const isChosen = filter.fleet !== undefined || filter.department !== undefined
  return (
    <div className="wrap">
      {isChosen && <Breadcrumbs items={toTrail(payCrumbs(filter, words))} />}
      <div className="page-head">
        <div className="column">
          <h1>{titleOf(filter, words)}</h1>
          <p className="muted">
            {t('market.pay.counted', { date: formats.date(index.countedAt), count: formats.number(index.open) })}
          </p>
        </div>
      </div>
      <PayFilters filter={filter} words={words} />
      {index.ranks.length > 0 ? (
        <>
          <FigureNote words={words} figures={index.ranks} />
          <Groups data={{ filter, index }} words={words} />
          {filter.fleet && <PayByVessel index={index} words={words} />}
        </>
      ) : (
        <Nothing filter={filter} words={words} />
      )}
      <PayMethod words={words} />
    </div>
  )
}

type GroupsProps = { data: PayData; words: MarketWords }

function Groups({ data: { filter, index }, words }: GroupsProps) {
  const byDepartment = Map.groupBy(index.ranks, ({ rank }) => findRank(rank)?.department)
  return SEA_DEPARTMENTS.map((department) => {
    const ranks = byDepartment.get(department)
    if (!ranks) return null
    return (
      <MarketSection
        key={department}
        title={words.department(department)}
        link={filter.department ? undefined : moreOf(department, filter, words)}
      >
        <FigureTable
          title={words.department(department)}
          names={words.t('market.table.rank')}
          rows={ranks.map(toRow(words))}
          words={words}
        />
      </MarketSection>
    )
  })
}

const moreOf = (department: RankDepartment, { fleet }: PayData['filter'], words: MarketWords) => ({
  path: withQuery('/pay', { department, fleet }),
  text: words.t('market.pay.more', { department: words.department(department) }),
})

const toRow =
  (words: MarketWords) =>
  ({ rank, count, pay }: PayIndex['ranks'][number]) => ({
    key: rank,
    name: words.rank(rank),
    path: `/position/${rank}`,
    figure: { count, pay },
  })

function Nothing({ filter, words: { t } }: { filter: PayData['filter']; words: MarketWords }) {
  return (
    <div className="section">
      <EmptyState
        title={t('market.pay.empty')}
        text={t('market.pay.empty-text')}
        action={
          <Link className="button primary" to="/vacancy" search={filter}>
            {t('market.pay.vacancies')}
          </Link>
        }
      />
    </div>
  )
}
