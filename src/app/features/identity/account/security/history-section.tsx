import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { accountPath } from '#src/contract/http/account-pages.ts'
import type { SecurityEvent, SecurityEventList } from '#src/contract/session/device-schemas.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import { securityEvents } from '../queries.ts'
import { Origin } from './origin.tsx'
import { SecurityPanel, type SecurityProps, securitySection } from './section.tsx'

function History({ data: { items, next }, ctx, session }: SecurityProps<SecurityEventList>) {
  const { t } = useIntl()
  const page = accountPath(session.role, 'security')
  return (
    <SecurityPanel id="history" title={t('security.history.title')} text={t('security.history.text')}>
      {items.length === 0 ? (
        <p className="small muted">{t('security.history.empty')}</p>
      ) : (
        <ul className="entries small">
          {items.map((event) => (
            <Entry key={event.id} event={event} now={ctx.now} />
          ))}
        </ul>
      )}
      <p className="row">
        {ctx.search.before && (
          <Link to={page} hash="history">
            {t('security.history.newest')}
          </Link>
        )}
        {next && (
          <Link to={page} search={{ before: next }} hash="history">
            {t('security.history.older')}
          </Link>
        )}
      </p>
      {!session.impersonator && <NotYou />}
    </SecurityPanel>
  )
}

function Entry({ event, now }: { event: SecurityEvent; now: number }) {
  const { t } = useIntl()
  const { dateTime, relative } = useFormats()
  const { kind, device, country, byAdmin, createdAt } = event
  return (
    <li className="row split">
      <div className="column gap-1">
        <p className="row tight">
          <b>{t(`security.event.${kind}`)}</b>
          {byAdmin && <StateMark kind="warn">{t('security.history.by-admin')}</StateMark>}
        </p>
        {(device || country) && (
          <p className="row tight muted">
            {device && <bdi>{device}</bdi>}
            {country && (
              <span>
                <Origin country={country} />
              </span>
            )}
          </p>
        )}
      </div>
      <time className="muted" dateTime={new Date(createdAt).toISOString()} title={dateTime(createdAt)}>
        {relative(createdAt, now)}
      </time>
    </li>
  )
}

const NotYou = () => (
  <p className="small">
    <T
      id="security.history.not-you"
      values={{
        devices: (text) => <a href="#devices">{text}</a>,
        password: (text) => <a href="#password">{text}</a>,
      }}
    />
  </p>
)

export const historySection = securitySection<SecurityEventList>({
  id: 'history',
  query: securityEvents,
  Content: History,
})
