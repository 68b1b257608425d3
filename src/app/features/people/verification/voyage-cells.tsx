import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type VoyageFacts = { rank: string; vesselName: string; vesselType: string; from: string | null; to: string | null }

/** What a voyage says: the ship and the post, and the days on board. */
export function VoyageCells({ voyage }: { voyage: VoyageFacts }) {
  const intl = useIntl()
  const { dateRange, plainDate } = useFormats()
  const { rank, vesselName, vesselType, from, to } = voyage
  const begun = from && (to ? dateRange(from, to) : intl.t('check.voyage.since', { date: plainDate(from) }))
  return (
    <>
      <th scope="row" className="full">
        <bdi className="name">{vesselName}</bdi>
        <div className="smallest faint">
          <bdi>{nameTerm('rank', rank, intl)}</bdi>
        </div>
        <div className="smallest faint">
          <bdi>{nameTerm('vessel', vesselType, intl)}</bdi>
        </div>
      </th>
      <td className="full">{begun}</td>
    </>
  )
}
