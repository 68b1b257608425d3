import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import { journalPath } from '#src/contract/billing/journal-path.ts'
import { JOURNAL_FORMATS, type JournalFormatName } from '#src/domain/money/journal.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Names of programs. */
const NAMES: Record<JournalFormatName, string> = { hledger: 'hledger', beancount: 'Beancount' }

/** Downloads the books of a period. The browser sends the form, so it works without scripting. */
export function JournalForm() {
  const { t } = useIntl()
  return (
    <section className="section column gap-2">
      <h2>{t('payments.journal.title')}</h2>
      <p className="small muted">{t('payments.journal.lead')}</p>
      <form className="row low" method="get" action={journalPath} aria-label={t('payments.journal.title')}>
        <div className="field">
          <label htmlFor="journal-from">{t('payments.journal.from')}</label>
          <DayInput id="journal-from" className="input dense" name="from" required />
        </div>
        <div className="field">
          <label htmlFor="journal-to">{t('payments.journal.to')}</label>
          <DayInput id="journal-to" className="input dense" name="to" required />
        </div>
        <div className="field">
          <label htmlFor="journal-format">{t('payments.journal.format')}</label>
          <select id="journal-format" className="input dense" name="format">
            {JOURNAL_FORMATS.map((name) => (
              <option key={name} value={name}>
                {NAMES[name]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button dense">
          {t('payments.journal.submit')}
        </button>
      </form>
    </section>
  )
}
