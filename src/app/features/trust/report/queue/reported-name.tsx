import type { QueuedReport } from '#src/contract/report/admin-schemas.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Reported = Pick<QueuedReport, 'kind'> & {
  object: Pick<NonNullable<QueuedReport['object']>, 'name' | 'rank' | 'vesselType'> | null
}

/** What was reported, by the name that it has on its page. */
export function ReportedName({ report: { object, kind } }: { report: Reported }) {
  const intl = useIntl()
  const { t } = intl
  if (!object) return t('report.object.gone')
  const { rank, vesselType, name } = object
  const post =
    rank && vesselType
      ? t('report.subject.vacancy', {
          rank: rankName(intl, rank),
          vessel: insideSentence(intl, t(`vessel.${vesselType}`)),
        })
      : rank && rankName(intl, rank)
  return (
    <>
      {post}
      {post && name && ' – '}
      {name ? <bdi>{name}</bdi> : !post && t(`report.kind.${kind}`)}
    </>
  )
}
