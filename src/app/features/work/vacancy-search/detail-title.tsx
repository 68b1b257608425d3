import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { VerifiedMark } from '#src/app/ui/verified-mark.tsx'
import { companyLink } from '#src/contract/http/addresses.ts'
import type { DetailProps } from './detail-props.ts'
import { silhouetteOf } from './row-text.ts'

export function DetailTitle({ vacancy, words }: DetailProps) {
  const { employer } = vacancy
  return (
    <div className="title-block">
      <div className="row split low one">
        <div className="column gap-1">
          <p className="muted">{words.vesselWithClass(vacancy)}</p>
          <h1>{words.t('vacancy.detail.heading', { rank: words.rank(vacancy.rank) })}</h1>
          {vacancy.cadetBerth && (
            <p>
              <StateMark kind="note">{words.t('vacancy.detail.cadet-berth')}</StateMark>
            </p>
          )}
          <p className="row tight">
            <Link {...companyLink(employer)}>
              <bdi>{employer.name}</bdi>
            </Link>
            <VerifiedMark verified={employer.verified} t={words.t} />
          </p>
        </div>
        <span className={`ship big not-on-phone ship-${silhouetteOf(vacancy.vesselType)}`} aria-hidden="true" />
      </div>
    </div>
  )
}
