import { type ChangeRow, ChangeTable } from '#src/app/ui/change-table.tsx'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { OwnWords } from '#src/app/ui/own-words.tsx'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { FACT_NAMES, listVacancyChanges } from '#src/domain/application/vacancy-copy.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { FACT_TEXTS, factLabel } from './sent-facts.ts'
import { wordsFor } from './words.ts'

/** The vacancy at the time of the application, and later changes. */
export function SentVacancy({ sent: { vacancy, vacancyId, createdAt } }: { sent: Sent }) {
  const intl = useIntl()
  const { t } = intl
  const formats = useFormats()
  const words = wordsFor(intl, formats)
  const shown = vacancy.sent ?? vacancy.now
  const rows = (vacancy.sent ? listVacancyChanges(vacancy.sent, vacancy.now) : []).map((fact) => ({
    key: fact,
    label: factLabel(fact, words),
    before: FACT_TEXTS[fact](shown, words) ?? '',
    after: FACT_TEXTS[fact](vacancy.now, words) ?? '',
  }))
  return (
    <section className="section">
      <header>
        <h2>{t(vacancy.sent ? 'sent.vacancy.title' : 'sent.vacancy.today')}</h2>
        <Link to="/vacancy/$id" params={{ id: vacancyId }}>
          {t('sent.vacancy.open')}
        </Link>
      </header>
      <div className="column gap-4">
        {!vacancy.isOpen && (
          <p>
            <StateMark kind="plain">{t('sent.list.closed')}</StateMark>
          </p>
        )}
        {vacancy.sent && <Since rows={rows} date={formats.date(createdAt)} />}
        <Disclosure summary={t('sent.vacancy.all')}>
          <Facts
            rows={FACT_NAMES.filter((fact) => fact !== 'text')
              .map((fact) => ({ label: factLabel(fact, words), text: FACT_TEXTS[fact](shown, words) }))
              .map(({ label, text }) => ({ label, value: text && <bdi>{text}</bdi> }))}
          />
          <OwnWords title={t('vacancy.detail.text')} text={shown.text} language={shown.textLanguage} />
        </Disclosure>
      </div>
    </section>
  )
}

function Since({ rows, date }: { rows: readonly ChangeRow[]; date: string }) {
  const { t } = useIntl()
  if (rows.length === 0) return <p className="muted">{t('sent.change.vacancy-none', { date })}</p>
  return (
    <>
      <h3>{t('sent.change.title', { date })}</h3>
      <ChangeTable caption={t('sent.change.vacancy')} rows={rows} />
    </>
  )
}
