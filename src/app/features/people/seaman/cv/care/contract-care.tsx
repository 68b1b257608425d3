import { useEffect, useState } from 'react'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { createPaperApi } from '#src/contract/document/api.ts'
import type { AppliedContracts } from '#src/contract/document/schemas.ts'
import { listTooShort, MARGIN_MONTHS, neededUntil, type Watched } from '#src/domain/cv/radar.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useCvSource } from '../cv-source.ts'
import { OpenPaper } from './open-paper.tsx'

type Contract = AppliedContracts['items'][number]
type Props = { papers: readonly Watched[]; onOpen: (id: string) => void }

/** Fetched when the radar is shown; `missing` on failure. */
function useContracts(): { contracts: readonly Contract[]; isMissing: boolean; ask: () => void } {
  const source = useCvSource()
  const [contracts, setContracts] = useState<readonly Contract[]>([])
  const [isMissing, setMissing] = useState(false)
  const call = source?.ctx.api.call
  const ask = () => {
    if (!call) return
    setMissing(false)
    createPaperApi(call)
      .listContracts()
      .then(
        ({ items }) => setContracts(items),
        () => setMissing(true),
      )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(ask, [])
  return { contracts, isMissing, ask }
}

/** Contracts applied for that some papers do not outlast. */
export function ContractCare({ papers, onOpen }: Props) {
  const { t } = useIntl()
  const { contracts, isMissing, ask } = useContracts()
  if (isMissing)
    return (
      <p className="row small" role="status">
        {t('document.radar.contracts-missing')}
        <button type="button" className="button dense" onClick={ask}>
          {t('ui.part.again')}
        </button>
      </p>
    )
  return contracts.map((contract) => (
    <ContractPapers
      key={contract.vacancyId}
      contract={contract}
      short={listTooShort(papers, contract)}
      onOpen={onOpen}
    />
  ))
}

type PapersProps = { contract: Contract; short: readonly Watched[]; onOpen: (id: string) => void }

function ContractPapers({ contract, short, onOpen }: PapersProps) {
  const intl = useIntl()
  const { t } = intl
  const { plainDate } = useFormats()
  if (short.length === 0) return null
  const { rank, vesselType, company, vacancyId } = contract
  const name = t('document.radar.contract', {
    rank: rankName(intl, rank),
    vessel: insideSentence(intl, t(`vessel.${vesselType}`)),
    company,
  })
  return (
    <Disclosure summary={<Summary name={name} count={short.length} />}>
      <div className="column">
        <p className="small muted">
          {t('document.radar.contract-text', {
            last: plainDate(contract.lastDay),
            months: MARGIN_MONTHS,
            until: plainDate(neededUntil(contract)),
          })}{' '}
          <Link to="/vacancy/$id" params={{ id: vacancyId }}>
            {t('document.radar.vacancy')}
          </Link>
        </p>
        <ul className="entries cv-care">
          {short.map((paper) => (
            <li key={paper.id} className="row split">
              <OpenPaper paper={paper} onOpen={() => onOpen(paper.id)} />
              <span className="small muted">
                {t('document.radar.until', { date: plainDate(paper.validDate ?? '') })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}

function Summary({ name, count }: { name: string; count: number }) {
  const { t } = useIntl()
  return (
    <span className="row tight">
      <bdi>{name}</bdi>
      <StateMark kind="warn">{t('document.radar.short', { count })}</StateMark>
    </span>
  )
}
