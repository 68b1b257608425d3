import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Device } from '#src/contract/session/device-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Origin } from './origin.tsx'
import { DEVICE_ACTS } from './sign-out-acts.ts'

type Props = { device: Device; open: boolean; form: ActProps }

export function DeviceRow({ device, open, form }: Props) {
  const { t } = useIntl()
  const { relative, date } = useFormats()
  const { createdAt, lastSeenAt, factor, current, byAdmin } = device
  const name = device.device ?? t('security.devices.unknown')
  return (
    <li className="row split">
      <div className="column gap-1 grow">
        <p className="row tight">
          <b>
            <bdi>{name}</bdi>
          </b>
          {current && <StateMark kind="ok">{t('security.devices.current')}</StateMark>}
          {byAdmin && <StateMark kind="warn">{t('security.devices.by-admin')}</StateMark>}
        </p>
        <p className="small">
          <Origin {...device} />
        </p>
        <p className="small muted">
          {t('security.devices.used', { when: relative(lastSeenAt, form.ctx.now) })}
          <br />
          {t(`security.devices.since-${factor}`, { date: date(createdAt) })}
        </p>
      </div>
      {open && !current && <SignOut id={device.id} name={name} form={form} />}
    </li>
  )
}

function SignOut({ id, name, form: props }: { id: string; name: string; form: ActProps }) {
  const { t } = useIntl()
  const entry = { field: 'device', id }
  const form = useActForm('sign-out-device', DEVICE_ACTS['sign-out-device'], props, { entry })
  return (
    <ActForm form={form} act="sign-out-device">
      <input type="hidden" name="device" value={id} />
      <SubmitButton className="button dense">
        {t('security.devices.sign-out')}
        <span className="visually-hidden">
          {' '}
          <bdi>{name}</bdi>
        </span>
      </SubmitButton>
    </ActForm>
  )
}
