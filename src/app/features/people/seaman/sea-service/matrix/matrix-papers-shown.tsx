import { StateMark } from '#src/app/ui/marks.tsx'
import type { MatrixPaper, MatrixPapers } from '#src/domain/sea-service/matrix-papers.ts'
import { TANKER_CARGOES } from '#src/domain/sea-service/tanker-cargoes.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { useNames } from '../use-names.ts'

type Props = { papers: MatrixPapers; part: keyof MatrixPapers }

/** What the CV has for one column of the matrix; a paper that has run out says so. */
export function MatrixPapersShown({ papers, part }: Props) {
  const { t } = useIntl()
  const names = useNames()
  if (part === 'training') return <Training training={papers.training} />
  const listed = [papers[part]].flat().filter((paper) => paper !== null)
  if (listed.length === 0) return <span className="faint">{t('sea-service.matrix.none')}</span>
  return (
    <ul>
      {listed.map((paper) => (
        <li key={`${paper.name} ${paper.issuedBy}`}>
          {part === 'acceptance' ? (
            <bdi>{names.country(paper.issuedBy ?? names.certificate(paper.name))}</bdi>
          ) : (
            <PaperName paper={paper} />
          )}{' '}
          {paper.isExpired && <StateMark kind="bad">{t('sea-service.matrix.expired')}</StateMark>}
        </li>
      ))}
    </ul>
  )
}

function PaperName({ paper: { name, issuedBy } }: { paper: MatrixPaper }) {
  const names = useNames()
  const paper = <bdi>{names.certificate(name)}</bdi>
  if (!issuedBy) return paper
  const issuer = <bdi>{names.country(issuedBy)}</bdi>
  return <T id="sea-service.matrix.paper" values={{ paper, issuer }} />
}

function Training({ training }: Pick<MatrixPapers, 'training'>) {
  const { t } = useIntl()
  const held = TANKER_CARGOES.flatMap((cargo) => {
    const level = training[cargo]
    return level ? [{ cargo, level }] : []
  })
  if (held.length === 0) return <span className="faint">{t('sea-service.matrix.none')}</span>
  return (
    <ul>
      {held.map(({ cargo, level }) => (
        <li key={cargo}>
          {t('sea-service.matrix.trained', {
            cargo: t(`sea-service.cargo.${cargo}`),
            level: t(`sea-service.level.${level}`),
          })}
        </li>
      ))}
    </ul>
  )
}
