import type { ReactNode } from 'react'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { listDuties } from '#src/domain/vocabulary/duties.ts'
import { listRankCertificates } from '#src/domain/vocabulary/rank-certificates.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Career } from './career.tsx'
import { CertificateTable } from './certificate-table.tsx'
import { countOpen } from './count-open.ts'
import { positionCrumbs, toTrail } from './crumbs.ts'
import { FigureStrip } from './figure-strip.tsx'
import { FurtherReading } from './further-reading.tsx'
import { MarketSection } from './market-section.tsx'
import { createMarketWords, type MarketWords } from './market-words.ts'
import { Newest } from './newest.tsx'
import type { PositionData } from './position-page.ts'
import { TextSection } from './text-section.tsx'
import { VesselPay } from './vessel-pay.tsx'
import { VesselTypesOfRank } from './vessel-types-of-rank.tsx'

type Props = { data: PositionData; rows: ReactNode }

/** A post: tasks, requirements, pay and career. */
export function PositionView({ data: { rank, market, list }, rows }: Props) {
  const words = createMarketWords(useIntl(), useFormats())
  const { t } = words
  const { slug, department } = rank
  const open = countOpen(list, market.all.count)
  return (
    <div className="wrap">
      <Breadcrumbs items={toTrail(positionCrumbs(rank, words))} />
      <div className="title-block">
        <h1>{words.rank(slug)}</h1>
      </div>
      <FigureStrip figure={{ ...market.all, count: open }} words={words} last={rankFact(rank, words)} />
      <div className="duo section">
        <Duties rank={rank} words={words} />
        <aside className="column gap-4">
          <Career rank={rank} words={words} />
          <FurtherReading department={department} words={words} />
        </aside>
      </div>
      <RankCertificates rank={rank} words={words} />
      <VesselPay rank={rank} market={market} words={words} />
      <Newest
        words={words}
        count={open}
        path={`/vacancy?rank=${slug}`}
        rows={rows}
        empty={{
          text: t('market.position.none'),
          link: { path: `/vacancy?department=${department}`, text: t('market.position.none-link') },
        }}
      />
      <VesselTypesOfRank rank={slug} words={words} />
    </div>
  )
}

/** The regulation of the capacity; otherwise the department. */
export const rankFact = ({ stcw, department }: Rank, { t, department: name }: MarketWords) =>
  stcw
    ? { label: t('market.figure.regulation'), value: <bdi>{stcw}</bdi>, note: name(department) }
    : { label: t('market.figure.department'), value: name(department) }

export function Duties({ rank, words: { t } }: { rank: Rank; words: MarketWords }) {
  return (
    <TextSection title={t('market.position.duties')}>
      <div className="prose">
        <ul>
          {listDuties(rank.slug).map((duty) => (
            <li key={duty}>{t(`duty.${duty}`)}</li>
          ))}
        </ul>
      </div>
    </TextSection>
  )
}

function RankCertificates({ rank, words }: { rank: Rank; words: MarketWords }) {
  const certificates = listRankCertificates(rank.slug)
  const title = words.t('market.position.certificates')
  if (certificates.length === 0) return null
  return (
    <MarketSection title={title}>
      <CertificateTable title={title} certificates={certificates} words={words} />
      <p className="small muted under">{words.t('market.position.certificates-text')}</p>
    </MarketSection>
  )
}
