import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { ListedSlot } from '#src/contract/service/consultation-schemas.ts'
import { OUTCOME_NAMES } from '#src/domain/service/consultation.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { slotAction } from './slot-actions.ts'

type Props = ActProps & { slot: ListedSlot }

/** What an admin can do with a slot now. */
export function SlotActs({ slot, ...form }: Props) {
  if (slot.state === 'free') return <RemoveForm {...form} slot={slot} />
  if (slot.state === 'booked') return <CancelForm {...form} slot={slot} />
  return slot.state === 'open' ? <OutcomeForm {...form} slot={slot} /> : null
}

function useLabel({ startsAt, timeZone }: ListedSlot): (text: string) => string {
  const { dateTime } = useFormats()
  return (text) => `${text}: ${dateTime(startsAt, timeZone)}`
}

function RemoveForm({ slot, ...page }: Props) {
  const { t } = useIntl()
  const form = useActForm('removed', slotAction, page, { entry: { field: 'slot', id: slot.id } })
  return (
    <ActForm form={form} act="removed" label={useLabel(slot)(t('consultation.act.remove'))} className="row">
      <input type="hidden" name="slot" value={slot.id} />
      <SubmitButton className="button dense">{t('consultation.act.remove')}</SubmitButton>
    </ActForm>
  )
}

function CancelForm({ slot, ...page }: Props) {
  const { t } = useIntl()
  const form = useActForm('cancelled', slotAction, page, { entry: { field: 'slot', id: slot.id } })
  const label = useLabel(slot)(t('consultation.act.cancel'))
  return (
    <Disclosure summary={t('consultation.act.cancel')} open={form.failure !== undefined}>
      <ActForm form={form} act="cancelled" label={label} className="column gap-2">
        <input type="hidden" name="slot" value={slot.id} />
        <TextField name="reason" group="cancellation" label={t('proposal.field.reason')} autoComplete="off" />
        <div>
          <SubmitButton className="button dense">{t('consultation.act.cancel')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

function OutcomeForm({ slot, ...page }: Props) {
  const { t } = useIntl()
  const form = useActForm('marked', slotAction, page, { entry: { field: 'slot', id: slot.id } })
  return (
    <ActForm form={form} act="marked" label={useLabel(slot)(t('consultation.state.open'))} className="row tight">
      <input type="hidden" name="slot" value={slot.id} />
      {OUTCOME_NAMES.map((outcome) => (
        <SubmitButton key={outcome} className="button dense" name="outcome" value={outcome}>
          {t(`consultation.outcome.${outcome}`)}
        </SubmitButton>
      ))}
    </ActForm>
  )
}
