import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { CheckedMark } from '#src/app/ui/checked-mark.tsx'
import { FactStrip } from '#src/app/ui/facts.tsx'
import { ReportLink } from '#src/app/ui/report-link.tsx'
import { SeenForm, useReportSeen } from '#src/app/ui/report-seen.tsx'
import type { CrewDetail as Detail } from '#src/contract/crew/schemas.ts'
import { VESSEL_SILHOUETTES } from '#src/domain/vocabulary/vessel-silhouettes.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { CompanyPanel } from './company-panel.tsx'
import { CrewCareer } from './crew-career.tsx'
import { CrewCertificates } from './crew-certificates.tsx'
import { reportCardView, type SeafarerData } from './crew-pages.ts'
import { type CrewWords, crewWords } from './crew-words.ts'
import { GuestPanel } from './guest-panel.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { MaskedName } from './masked-name.tsx'
import { OwnPanel } from './own-panel.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'

export function CrewDetail(props: PageProps<SeafarerData>) {
  const { ctx } = props
  const data = props.data.seafarer
  const words = crewWords(useIntl(), useFormats())
  const { t } = words
  useReportSeen(ctx, data.id, () => reportCardView(ctx, data))
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: t('crew.list.title'), path: '/seamans' }, { label: words.rank(data.rank) }]} />
      <div className="detail">
        <div>
          <CrewTitle detail={data} words={words} />
          <CrewStrip detail={data} words={words} now={ctx.now} />
          <CrewCareer lines={data.career} words={words} />
          <CrewCertificates detail={data} words={words} />
        </div>
        <aside className="column gap-4">
          {data.own && <OwnPanel {...props} own={data.own} words={words} />}
          {data.openForRank !== null && <CompanyPanel rank={data.rank} open={data.openForRank} words={words} />}
          {props.data.invitations && <InvitePanel {...props} found={props.data.invitations} words={words} />}
          {!ctx.session && <GuestPanel here={ctx.here} words={words} />}
          <PrivacyNotice words={words} />
          {!data.own && !data.isForVerified && (
            <ReportLink kind="seaman" id={data.id}>
              {t('crew.detail.report')}
            </ReportLink>
          )}
        </aside>
      </div>
      <SeenForm {...props} />
    </div>
  )
}

type Props = { detail: Detail; words: CrewWords }

function CrewTitle({ detail, words }: Props) {
  const [first] = detail.vesselTypes
  const silhouette = first && VESSEL_SILHOUETTES.get(first)
  return (
    <div className="title-block">
      <div className="row split low one">
        <div className="column gap-1">
          {detail.fleets.length > 0 && <p className="muted">{words.formats.list(detail.fleets.map(words.fleet))}</p>}
          <h1>{words.rank(detail.rank)}</h1>
          <p>
            <MaskedName name={detail.maskedName} words={words} />
          </p>
          <CheckedMark mark={detail.mark} />
        </div>
        {silhouette && <span className={`ship big not-on-phone ship-${silhouette}`} aria-hidden="true" />}
      </div>
    </div>
  )
}

/** The four main facts. */
function CrewStrip({ detail, words, now }: Props & { now: number }) {
  const { t } = words
  const months = (count: number) => t('crew.detail.months', { months: count })
  return (
    <FactStrip
      figures={[
        { label: t('crew.detail.ready'), value: words.ready(detail, now), note: words.confirmed(detail, now) },
        { label: t('crew.detail.in-rank'), value: months(detail.rankMonths) },
        { label: t('crew.detail.at-sea'), value: months(detail.seaMonths) },
        {
          label: t('crew.detail.english'),
          value: detail.englishLevel ? words.english(detail.englishLevel) : t('crew.row.unknown'),
        },
      ]}
    />
  )
}
