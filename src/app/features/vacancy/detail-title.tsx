import { useHref } from '#src/app/ui/href.tsx'
import { VerifiedMark } from '#src/app/ui/verified-mark.tsx'
import { companyPath } from '#src/contract/addresses.ts'
import type { DetailProps } from './detail-props.ts'
import { silhouetteOf } from './row-text.ts'

export function DetailTitle({ vacancy, words }: DetailProps) {
  const href = useHref()
  const { employer } = vacancy
  return (
    <div className="title-block">
      <div className="row split low one">
        <div className="column gap-1">
          <p className="muted">{words.vesselWithClass(vacancy)}</p>
          <h1>{words.t('vacancy.detail.heading', { rank: words.rank(vacancy.rank) })}</h1>
          <p className="row tight">
            <a href={href(companyPath(employer))}>
              <bdi>{employer.name}</bdi>
            </a>
            <VerifiedMark verified={employer.verified} t={words.t} />
          </p>
        </div>
        <span className={`ship big not-on-phone ship-${silhouetteOf(vacancy.vesselType)}`} aria-hidden="true" />
      </div>
    </div>
  )
}
