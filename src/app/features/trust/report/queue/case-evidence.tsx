import type { ReactNode } from 'react'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { ACTED_TEXTS } from '#src/i18n/case-texts.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { CopyFacts } from './copy-facts.tsx'

type Props = { report: AdminReport }

const Section = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="sheet padded column gap-4">
    <div className="row split">
      <h2 className="heading-3">{title}</h2>
      {note && <span className="small muted">{note}</span>}
    </div>
    {children}
  </section>
)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The reporters by letter: no name, no address. */
export function Reports({ report }: Props) {
  const { t } = useIntl()
  const { date, language } = useFormats()
  const { reporter, text, createdAt, others } = report
  return (
    <Section title={t('report.said.title')} note={t('report.said.protected')}>
      <div className="column gap-1">
        <div className="row split small">
          <b className="bold">
            {reporter
              ? t('report.said.reporter', { letter: 'A', date: date(reporter.since) })
              : t('report.said.guest', { letter: 'A' })}
          </b>
          <span className="muted">{`${date(createdAt)} · ${language(report.language)}`}</span>
        </div>
        <Said text={text} />
      </div>
      {others.map((other, index) => (
        <div key={other.id} className="column gap-1">
          <div className="row split small">
            <Link to="/admin/reports/$id" params={{ id: other.id }}>
              {t('report.said.other', { letter: LETTERS[index + 1] ?? String(index + 2) })}
              {' – '}
              {t(`report.reason.${other.reason}`)}
            </Link>
            <span className="muted">{date(other.createdAt)}</span>
          </div>
          <Said text={other.text} />
        </div>
      ))}
    </Section>
  )
}

const Said = ({ text }: { text: string | null }) =>
  text && (
    <p className="u-whitespace-pre-line break-anywhere" dir="auto">
      {text}
    </p>
  )

/** The copy that was made when the report arrived. */
export function ObjectCopy({ report }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <Section title={t('report.copy.title')} note={t('report.copy.kept', { date: date(report.createdAt) })}>
      <CopyFacts copy={report.copy} />
    </Section>
  )
}

export function Conversation({ messages }: Pick<AdminReport, 'messages'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <Section title={t('report.thread.title')}>
      <p className="small muted">{t('report.thread.recorded')}</p>
      <ol className="column gap-4">
        {messages.map(({ id, side, text, sentAt }) => (
          <li key={id}>
            <div className="smallest faint">
              {t(`report.thread.${side}`)}, {date(sentAt)}
            </div>
            <Said text={text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function EarlierCases({ earlier }: Pick<AdminReport, 'earlier'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <Section title={t('report.earlier.title')}>
      <ul className="column gap-4">
        {earlier.map(({ id, reason, state, acts, createdAt, isSameObject }) => (
          <li key={id} className="column gap-1">
            <div className="row split">
              <Link to="/admin/reports/$id" params={{ id }}>
                {t(`report.reason.${reason}`)}
              </Link>
              <StateMark kind={state === 'upheld' ? 'bad' : 'plain'}>{t(`report.state.${state}`)}</StateMark>
            </div>
            <div className="small muted">
              {t(isSameObject ? 'report.earlier.object' : 'report.earlier.side')}, {date(createdAt)}
            </div>
            {acts.length > 0 && <div className="small">{acts.map((act) => t(ACTED_TEXTS[act])).join(' · ')}</div>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
