import type { ReactNode } from 'react'
import { StateMark } from '#src/app/ui/marks.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { TeamEvent } from '#src/contract/organisation/event-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

const BY_ADMINS: readonly TeamEvent['act'][] = ['recovery-started', 'recovery-done']

type Props = {
  title: string
  items: readonly TeamEvent[]
  /** What follows the text of an event: a link to its object. */
  linkOf?: (event: TeamEvent) => ReactNode
}

/** Who did what for the company, and when. */
export const EventRows = ({ title, items, linkOf }: Props) => (
  <table className="table stack">
    <caption className="visually-hidden">{title}</caption>
    <tbody>
      {items.map((event) => (
        <EventRow key={event.id} {...event} link={linkOf?.(event)} />
      ))}
    </tbody>
  </table>
)

function EventRow({ act, actor, subject, role, byAdmin, at, link }: TeamEvent & { link: ReactNode }) {
  const { t } = useIntl()
  const deleted = t('team.events.deleted')
  const unnamed = BY_ADMINS.includes(act) ? t('team.events.admins') : deleted
  return (
    <tr>
      <th scope="row">
        <bdi>{actor ?? unnamed}</bdi>
        {byAdmin && <StateMark kind="warn">{t('security.history.by-admin')}</StateMark>}
      </th>
      <td className="full">
        {t(`team.event.${act}`, { subject: subject ?? deleted, role: role ? t(`team.role.${role}`) : '' })}
        {link && <div className="small">{link}</div>}
      </td>
      <td className="number faint">
        <ShortDate date={at} />
      </td>
    </tr>
  )
}
