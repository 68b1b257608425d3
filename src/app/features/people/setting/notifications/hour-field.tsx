import { SelectField } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { accountPath } from '#src/contract/http/account-pages.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { DIGEST_HOUR } from '#src/contract/setting/notifications.ts'
import { UTC } from '#src/domain/time-zone/read-time-zone.ts'
import { useIntl } from '#src/i18n/react.tsx'

const textOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: textOf(hour) }))

/** The local hour of digests, with the time zone that decides it. */
export function HourField({ session: { role, timeZone } }: { session: SessionUser }) {
  const { t } = useIntl()
  return (
    <div className="column gap-2">
      <SelectField
        name="digestHour"
        group="settings"
        label={t('notifications.hour.label')}
        hint={t('notifications.hour.hint', { zone: timeZone ?? UTC })}
        placeholder={t('notifications.hour.usual', { hour: textOf(DIGEST_HOUR) })}
        options={HOURS}
      />
      <p className="small">
        <PathLink path={accountPath(role, 'formats')}>{t('notifications.hour.zone')}</PathLink>
      </p>
    </div>
  )
}
