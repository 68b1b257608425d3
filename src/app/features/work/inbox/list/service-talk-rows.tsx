import { PathLink } from '#src/app/ui/link.tsx'
import type { ServiceTalks } from '#src/contract/service/form-schemas.ts'
import { serviceOrderPath } from '#src/contract/service/service-path.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useReaderTime } from '../use-reader-time.ts'
import { Unread } from './thread-list.tsx'

/** Messages about ordered services: each row leads to the page of its order. */
export function ServiceTalkRows({ talks: { items }, now }: { talks: ServiceTalks; now: number }) {
  const { t } = useIntl()
  const { time, dayOf, nameDay } = useReaderTime(now)
  if (items.length === 0) return null
  return (
    <nav aria-label={t('service-form.talk.list')}>
      <ul className="thread-rows">
        {items.map(({ part, groupId, kind, person, unread, lastAt }) => (
          <li key={part}>
            <PathLink
              path={`${serviceOrderPath(groupId)}#part-${part}`}
              className={unread > 0 ? 'thread-row unread' : 'thread-row'}
            >
              <bdi className="whom">{person ?? t('service-form.talk.team')}</bdi>
              <time className="smallest faint" dateTime={new Date(lastAt).toISOString()}>
                {dayOf(lastAt) === dayOf(now) ? time(lastAt) : nameDay(dayOf(lastAt))}
              </time>
              <span className="about">{t(`service.kind.${kind}`)}</span>
              {unread > 0 && <Unread count={unread} />}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
