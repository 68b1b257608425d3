import {
  ActForm,
  type ActProps,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { ADJUSTED_ACCOUNTS } from '#src/contract/proposal/adjusted-accounts.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { LEDGER_PATH, ledgerAction } from './payments-actions.ts'

const GROUP = 'proposal'

/** A GET form: the search is in the address. */
export function FindForm({ find }: { find: string }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <search aria-label={t('payments.find.submit')}>
      <form key={find} className="row low" method="get" action={href(LEDGER_PATH)}>
        <div className="field">
          <label htmlFor="find">{t('payments.find.label')}</label>
          <input id="find" className="input dense" name="find" type="search" defaultValue={find} autoComplete="off" />
        </div>
        <button type="submit" className="button dense">
          {t('payments.find.submit')}
        </button>
      </form>
    </search>
  )
}

export function AdjustForm({ find, ...props }: ActProps & { find: string }) {
  const { t } = useIntl()
  const initial = { find, account: 'available', currency: 'USD' }
  const form = useActForm('propose', ledgerAction, props, { initial })
  const title = t('payments.propose.title')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <ActForm form={form} act="propose" label={title}>
        <TextField name="find" group={GROUP} label={t('payments.field.holder')} autoComplete="off" />
        <SelectField
          name="account"
          group={GROUP}
          label={t('payments.field.account')}
          placeholder={t('payments.field.account')}
          options={ADJUSTED_ACCOUNTS.map((value) => ({ value, label: t(`billing.account.${value}`) }))}
        />
        <SelectField
          name="currency"
          group={GROUP}
          label={t('billing.filter.currency')}
          placeholder={t('billing.filter.currency')}
          options={MONEY_CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <TextField
          name="amount"
          group={GROUP}
          label={t('billing.column.amount')}
          hint={t('payments.field.amount-hint')}
          autoComplete="off"
        />
        <TextArea
          name="reason"
          group={GROUP}
          rows={3}
          label={t('proposal.field.reason')}
          hint={t('payments.field.reason-hint')}
        />
        <div>
          <SubmitButton className="button primary">{t('proposal.act.propose')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
