import { CvSheet } from '#src/app/ui/cv-sheet.tsx'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { listChanges } from '#src/domain/cv/changes.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { writePaper } from '#src/i18n/cv/write-paper.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { CvChanges } from './cv-changes.tsx'
import { Withheld } from './withheld.tsx'

type Props = { sent: Sent; now: number }

/** The CV as it was sent and what it tells otherwise by now, both as the company sees them. */
export function SentCv({ sent: { cv, copy, keptUntil, createdAt }, now }: Props) {
  const intl = useIntl()
  const { t } = intl
  const { date } = useFormats()
  const shown = cv.sent ?? cv.now
  return (
    <section className="section">
      <header>
        <h2>{t(cv.sent ? 'sent.cv.title' : 'sent.cv.today')}</h2>
        {keptUntil !== null && <span className="small muted">{t('sent.kept.until', { date: date(keptUntil) })}</span>}
      </header>
      <div className="column gap-4">
        {copy === 'over' && <Notice>{t('sent.kept.over')}</Notice>}
        {cv.sent && <Since sent={cv.sent} cv={cv} date={date(createdAt)} />}
        {shown && (
          <Disclosure summary={t('sent.cv.all')}>
            <CvSheet
              isPart
              paper={writePaper(intl, {
                cv: shown,
                evidence: new Map(Object.entries(cv.evidence)),
                now: cv.sent ? createdAt : now,
              })}
            />
          </Disclosure>
        )}
        <Withheld withheld={cv.withheld} />
      </div>
    </section>
  )
}

/** What is otherwise since; or that nothing is, or that nothing more is told. */
function Since({ sent, cv, date }: { sent: Cv; cv: Sent['cv']; date: string }) {
  const { t } = useIntl()
  const changes = cv.now ? listChanges(sent, cv.now) : []
  if (!cv.now || changes.length === 0)
    return <p className="muted">{t(cv.isFinal ? 'sent.change.final' : 'sent.change.cv-none', { date })}</p>
  return (
    <>
      <h3>{t('sent.change.title', { date })}</h3>
      <CvChanges
        caption={t('sent.change.cv')}
        changes={changes}
        before={sent}
        after={cv.now}
        heads={{ before: t('sent.change.then'), after: t('sent.change.now') }}
      />
    </>
  )
}
