import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { CONFIRM_PATH } from '#src/contract/http/account-pages.ts'
import type { Device } from '#src/contract/session/device-schemas.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { devices } from '../queries.ts'
import { DeviceRow } from './device-row.tsx'
import { SecurityPanel, type SecurityProps, securitySection } from './section.tsx'
import { DEVICE_ACTS, DEVICES_DONE } from './sign-out-acts.ts'

type Props = SecurityProps<readonly Device[] | null>

/** Open sessions, and how to end them. Not shown while an admin acts for the person. */
function Devices(props: Props) {
  const { t } = useIntl()
  const { data, open, ctx } = props
  if (!data) return null
  const alone = data.length < 2
  return (
    <SecurityPanel id="devices" title={t('security.devices.title')} text={t('security.devices.text')}>
      <DoneNote ctx={ctx} act={DEVICES_DONE} text="security.devices.done" />
      <ul className="entries">
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} open={open} form={props} />
        ))}
      </ul>
      {alone && <p className="small muted">{t('security.devices.alone')}</p>}
      {!alone && (open ? <SignOutOthers {...props} /> : <ConfirmFirst here={ctx.here} />)}
    </SecurityPanel>
  )
}

function SignOutOthers(props: Props) {
  const { t } = useIntl()
  const form = useActForm('sign-out-others', DEVICE_ACTS['sign-out-others'], props)
  return (
    <ActForm form={form} act="sign-out-others">
      <div>
        <SubmitButton className="button">{t('security.devices.sign-out-others')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function ConfirmFirst({ here }: { here: string }) {
  return (
    <p className="small">
      <T
        id="security.devices.confirm-first"
        values={{
          link: (text) => (
            <Link to={CONFIRM_PATH} search={{ redirect: here }}>
              {text}
            </Link>
          ),
        }}
      />
    </p>
  )
}

export const devicesSection = securitySection<readonly Device[] | null>({
  id: 'devices',
  query: devices,
  Content: Devices,
  acts: DEVICE_ACTS,
})
