import { PathLink } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { OwnService } from '#src/contract/service/schemas.ts'
import { serviceOrderPath } from '#src/contract/service/service-path.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ServiceMark } from './service-marks.tsx'

/** The services that the seafarer ordered, with the state of each part, the newest first. */
export function OwnServiceList({ services }: { services: readonly OwnService[] }) {
  const { t } = useIntl()
  const { date, dateTime } = useFormats()
  if (services.length === 0) return <EmptyState title={t('service.own.none')} text={t('service.own.none-text')} />
  return (
    <ul className="hair">
      {services.map(({ id, title, createdAt, parts }) => (
        <li key={id} className="column u-gap-1">
          <p className="row tight">
            <PathLink className="bold" path={serviceOrderPath(id)}>
              {title}
            </PathLink>
            {parts.length === 1 && parts.map(({ id: part, state }) => <ServiceMark key={part} state={state} />)}
          </p>
          <p className="small muted">{t('service.order.ordered', { date: date(createdAt) })}</p>
          {parts.map(
            ({ id: part, endsAt }) =>
              endsAt !== null && (
                <p key={part} className="small">
                  {t('premium.own.until', { date: dateTime(endsAt) })}
                </p>
              ),
          )}
          {parts.length > 1 && (
            <ul className="column u-gap-1">
              {parts.map(({ id: part, kind, state }) => (
                <li key={part} className="row tight small">
                  {t(`service.kind.${kind}`)} <ServiceMark state={state} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
