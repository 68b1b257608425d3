import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { Ship } from '#src/contract/ship/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { fleetAction } from './actions.ts'

/** Opened first, then sent. */
export function RemoveShip({ ship, ...props }: ActProps & { ship: Ship }) {
  const { t } = useIntl()
  const form = useActForm('remove', fleetAction, props)
  const title = t('fleet.remove.title')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="remove" label={title}>
        <input type="hidden" name="imo" value={ship.imo} />
        <p className="small muted">{t('fleet.remove.text', { name: ship.facts.fleetVesselName })}</p>
        <div>
          <SubmitButton className="button bad">{t('fleet.remove.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
