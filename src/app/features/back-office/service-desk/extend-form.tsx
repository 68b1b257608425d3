import { PremiumFacts } from '#src/app/features/exchange/service/premium-part.tsx'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, TextArea, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { Premium } from '#src/contract/service/schemas.ts'
import type { DeskOrder } from '#src/contract/service-desk/schemas.ts'
import { MAX_PREMIUM_DAYS } from '#src/domain/service/premium.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { extendPremium } from './desk-actions.ts'

type Props = { order: DeskOrder; premium: Premium; form: ActProps }

/** The premium of the seafarer of an order, and the form that extends it. */
export function PremiumSection({ order, premium, form }: Props) {
  return (
    <section className="section column gap-4">
      <PremiumFacts premium={premium} />
      {order.may.extend && <ExtendForm order={order} form={form} />}
    </section>
  )
}

function ExtendForm({ order, form: page }: Omit<Props, 'premium'>) {
  const { t } = useIntl()
  const form = useActForm('extend', extendPremium, page)
  const title = t('premium.extend.title')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="extend" label={title} className="column gap-4">
        <input type="hidden" name="version" value={order.version} />
        <TextField
          name="days"
          group="extension"
          label={t('premium.extend.days')}
          hint={t('premium.extend.hint', { most: MAX_PREMIUM_DAYS })}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextArea
          name="reason"
          group="extension"
          rows={2}
          label={t('proposal.field.reason')}
          hint={t('premium.extend.reason')}
        />
        <div>
          <SubmitButton className="button">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
