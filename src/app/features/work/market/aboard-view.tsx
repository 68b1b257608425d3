import type { ReactNode } from 'react'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Ship } from '#src/app/ui/ship.tsx'
import { listVesselCertificates } from '#src/domain/vocabulary/rank-certificates.ts'
import { listRanksOf, listVesselTypesOf } from '#src/domain/vocabulary/rank-vessels.ts'
import { findTrade } from '#src/domain/vocabulary/vessel-trades.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { type AboardData, findFigure, namesIn } from './aboard-page.ts'
import { Career } from './career.tsx'
import { CertificateTable } from './certificate-table.tsx'
import { countOpen } from './count-open.ts'
import { aboardCrumbs, toTrail } from './crumbs.ts'
import { FigureStrip } from './figure-strip.tsx'
import { FigureNote, FigureTable } from './figure-table.tsx'
import { comparison, FurtherReading } from './further-reading.tsx'
import { MarketSection } from './market-section.tsx'
import { createMarketWords, type MarketWords } from './market-words.ts'
import { LinkSection } from './name-links.tsx'
import { Newest } from './newest.tsx'
import { Duties, rankFact } from './position-view.tsx'
import { TextSection } from './text-section.tsx'

type Props = { data: AboardData; rows: ReactNode }

/** A post on one vessel type: differences, requirements and pay. */
export function AboardView({ data, rows }: Props) {
  const words = createMarketWords(useIntl(), useFormats())
  const { rank, vessel } = data
  const { t } = words
  const figure = findFigure(data)
  const open = countOpen(data.list, figure.count)
  return (
    <div className="wrap">
      <Breadcrumbs items={toTrail(aboardCrumbs(rank, vessel.slug, words))} />
      <div className="page-head">
        <h1>{t('market.aboard.heading', namesIn(data, words))}</h1>
        <Ship silhouette={vessel.silhouette} big />
      </div>
      <FigureStrip figure={{ ...figure, count: open }} words={words} last={rankFact(rank, words)} />
      <div className="duo section">
        <div className="column gap-5">
          <Different data={data} words={words} />
          <Duties rank={rank} words={words} />
        </div>
        <aside className="column gap-4">
          <Career rank={rank} words={words} />
          <FurtherReading department={rank.department} words={words} />
        </aside>
      </div>
      <VesselCertificates data={data} words={words} />
      <Against data={data} words={words} />
      <Newest
        words={words}
        count={open}
        path={`/vacancy?rank=${rank.slug}&vessel=${vessel.slug}`}
        rows={rows}
        empty={{
          text: t('market.position.none'),
          link: { path: `/vacancy?vessel=${vessel.slug}`, text: t('market.pay.vacancies') },
        }}
      />
      <Neighbours data={data} words={words} />
    </div>
  )
}

type PartProps = { data: AboardData; words: MarketWords }

function Different({ data: { vessel }, words: { t } }: PartProps) {
  const trade = findTrade(vessel.slug)
  return trade && <TextSection title={t('market.aboard.different')}>{t(`market.aboard.${trade}`)}</TextSection>
}

function VesselCertificates({ data: { rank, vessel }, words }: PartProps) {
  const added = listVesselCertificates(rank.slug, vessel.slug)
  const title = words.t('market.aboard.certificates')
  return (
    <MarketSection title={title} link={{ path: `/position/${rank.slug}`, text: words.t('market.aboard.rank') }}>
      {added.length > 0 ? (
        <CertificateTable title={title} certificates={added} words={words} />
      ) : (
        <p className="muted">{words.t('market.aboard.no-certificates')}</p>
      )}
    </MarketSection>
  )
}

/** Its pay beside that of the rank, on one scale. */
function Against({ data, words }: PartProps) {
  const { rank, vessel, market } = data
  const here = findFigure(data)
  if (!market.all.pay) return null
  const title = words.t('market.aboard.against')
  const rows = [
    {
      key: 'here',
      name: words.vessel(vessel.slug),
      path: `/vacancy?rank=${rank.slug}&vessel=${vessel.slug}`,
      figure: here,
    },
    { key: 'all', name: words.t('market.aboard.all'), path: `/position/${rank.slug}`, figure: market.all },
  ]
  return (
    <MarketSection title={title} link={comparison(rank.department, words)}>
      <FigureTable title={title} names={words.t('market.table.vessel')} rows={rows} words={words} />
      <FigureNote words={words} figures={rows.map(({ figure }) => figure)} />
    </MarketSection>
  )
}

function Neighbours({ data: { rank, vessel }, words }: PartProps) {
  const { t } = words
  return (
    <>
      <LinkSection
        title={t('market.aboard.crew')}
        links={listRanksOf(vessel.slug)
          .filter(({ slug, department }) => slug !== rank.slug && department === rank.department)
          .map(({ slug }) => ({ path: `/position/${slug}/${vessel.slug}`, name: words.rank(slug) }))}
      />
      <LinkSection
        title={t('market.aboard.vessels')}
        links={listVesselTypesOf(rank.slug)
          .filter(({ slug, fleet }) => slug !== vessel.slug && fleet === vessel.fleet)
          .map(({ slug }) => ({ path: `/position/${rank.slug}/${slug}`, name: words.vessel(slug) }))}
      />
    </>
  )
}
