import type { ReactNode } from 'react'
import { MatchSection } from '#src/app/ui/match/match-section.tsx'
import type { Contest } from '#src/contract/application/match-schemas.ts'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = {
  sent: Sent
  mends: boolean
  decide?: (contest: Contest) => ReactNode
  children?: ReactNode
}

/** Demands of the vacancy and the CV's answers: the same lines for both sides. */
export function SentMatch({ sent: { match, createdAt }, mends, decide, children }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  if (!match) return null
  const title = t(mends ? 'match.title-own' : 'match.title')
  if (!match.items)
    return (
      <section className="section" id="match">
        <header>
          <h2>{title}</h2>
        </header>
        <p>{t('match.other-rules', { rules: match.rules, date: date(createdAt) })}</p>
      </section>
    )
  return (
    <MatchSection
      title={title}
      items={match.items}
      mends={mends}
      note={t('match.rules', { rules: match.rules, date: date(createdAt) })}
      {...(decide && { decide })}
    >
      {children}
    </MatchSection>
  )
}
