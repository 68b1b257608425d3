import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import { useHref } from '#src/app/ui/href.tsx'
import type { FoundBalance } from '#src/contract/billing/admin-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Purse } from './purse.tsx'

type Props = { find: string; past: FoundBalance['past'] }

/** The balance at the end of a day, which a GET form asks for. */
export function PastBalance({ find, past }: Props) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const href = useHref()
  return (
    <>
      <form
        key={past?.on}
        className="row low"
        method="get"
        action={href('/admin/payments/ledger')}
        aria-label={t('payments.past.label')}
      >
        <input type="hidden" name="find" value={find} />
        <div className="field">
          <label htmlFor="past-on">{t('payments.past.label')}</label>
          <DayInput id="past-on" className="input dense" name="on" defaultValue={past?.on} required />
        </div>
        <button type="submit" className="button dense">
          {t('payments.past.submit')}
        </button>
      </form>
      {past && (
        <>
          <h3>{t('payments.past.title', { date: plainDate(past.on) })}</h3>
          <Purse balances={past.balances} />
        </>
      )}
    </>
  )
}
