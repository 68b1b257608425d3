import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { TeamEvent } from '#src/contract/organisation/event-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

const TEXTS = {
  invited: 'team.event.invited',
  withdrawn: 'team.event.withdrawn',
  joined: 'team.event.joined',
  role: 'team.event.role',
  removed: 'team.event.removed',
  left: 'team.event.left',
  'two-step-on': 'team.event.two-step-on',
  'two-step-off': 'team.event.two-step-off',
  'recovery-started': 'team.event.recovery-started',
  'recovery-objected': 'team.event.recovery-objected',
  'recovery-done': 'team.event.recovery-done',
} as const

/** Who changed the team, for owners. */
export function EventsTable({ items }: { items: readonly TeamEvent[] }) {
  const { t } = useIntl()
  const title = t('team.events.title')
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
      </header>
      {items.length === 0 ? (
        <p className="small muted">{t('team.events.none')}</p>
      ) : (
        <table className="table stack">
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {items.map((event) => (
              <EventRow key={event.id} {...event} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const BY_ADMINS: readonly TeamEvent['act'][] = ['recovery-started', 'recovery-done']

function EventRow({ act, actor, subject, role, at }: TeamEvent) {
  const { t } = useIntl()
  const deleted = t('team.events.deleted')
  const unnamed = BY_ADMINS.includes(act) ? t('team.events.admins') : deleted
  return (
    <tr>
      <th scope="row">
        <bdi>{actor ?? unnamed}</bdi>
      </th>
      <td className="full">
        {t(TEXTS[act], { subject: subject ?? deleted, role: role ? t(`team.role.${role}`) : '' })}
      </td>
      <td className="number faint">
        <ShortDate date={at} />
      </td>
    </tr>
  )
}
