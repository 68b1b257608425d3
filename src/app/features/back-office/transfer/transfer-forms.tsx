import { FileField } from '#src/app/ui/forms/file-field.tsx'
import {
  ActForm,
  type ActProps,
  CheckField,
  SelectField,
  SubmitButton,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { transferAction } from './transfer-actions.ts'

const CURRENCIES = MONEY_CURRENCIES.map((value) => ({ value, label: value }))
const DATES = ['day-first', 'month-first'] as const

/** A bank statement. The currency and the order of dates are needed if the file does not show them. */
export function UploadForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('upload', transferAction, props)
  const title = t('transfer.upload.title')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <ActForm form={form} act="upload" label={title} files>
        <FileField
          name="file"
          group="statement"
          accept=".csv,text/csv"
          label={t('dated-rule.upload.file')}
          hint={t('transfer.upload.hint')}
        />
        <SelectField
          name="currency"
          group="statement"
          label={t('billing.filter.currency')}
          placeholder={t('transfer.upload.any')}
          options={CURRENCIES}
          optional
        />
        <SelectField
          name="dates"
          group="statement"
          label={t('transfer.upload.dates')}
          placeholder={t('transfer.upload.any')}
          options={DATES.map((value) => ({ value, label: t(`transfer.upload.${value}`) }))}
          optional
        />
        <CheckField name="isCheck" label={t('transfer.upload.check')} />
        <div>
          <SubmitButton className="button primary">{t('feed.add.file-submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

const TEXTS = ['payer', 'remittance'] as const

/** A payment that is on no statement yet. */
export function TypeForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('type', transferAction, props, { initial: { currency: MONEY_CURRENCIES[0] } })
  const title = t('transfer.type.title')
  const text = { group: 'transfer', autoComplete: 'off' }
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <ActForm form={form} act="type" label={title}>
        <TextField {...text} name="bankId" label={t('transfer.type.bank-id')} dir="ltr" />
        <TextField {...text} name="day" type="date" label={t('billing.column.date')} />
        <SelectField
          name="currency"
          group="transfer"
          label={t('billing.filter.currency')}
          placeholder={t('billing.filter.currency')}
          options={CURRENCIES}
        />
        <TextField {...text} name="amount" label={t('billing.column.amount')} inputMode="decimal" dir="ltr" />
        {TEXTS.map((name) => (
          <TextField key={name} {...text} name={name} label={t(`transfer.type.${name}`)} optional />
        ))}
        <div>
          <SubmitButton className="button primary">{t('transfer.type.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
