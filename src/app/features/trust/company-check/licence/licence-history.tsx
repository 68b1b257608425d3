import type { LicenceEvent } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** What was sent and decided about the licence, the newest first. */
export function LicenceHistory({ history }: { history: readonly LicenceEvent[] }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const title = t('company-check.history.title')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      {history.length === 0 ? (
        <p className="muted">{t('company-check.history.none')}</p>
      ) : (
        <table className="table stack">
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {history.map((event) => (
              <tr key={`${event.kind} ${event.at}`}>
                <td className="u-whitespace-nowrap muted">{date(event.at)}</td>
                <td className="full">
                  <Event event={event} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Event({ event: { kind, reason, note, licenceNumber, licenceExpires, actor } }: { event: LicenceEvent }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  return (
    <div className="column gap-1">
      <span>{t(`company-check.event.${kind}`)}</span>
      {licenceNumber && (
        <span className="small muted">
          <bdi dir="ltr">{licenceNumber}</bdi>
          {licenceExpires && ` · ${t('crewing.licence.until', { date: plainDate(licenceExpires) })}`}
        </span>
      )}
      {reason && (
        <span className="small">
          {kind === 'refused' ? t(`company-check.refusal.${reason}`) : t(`company-check.suspension.${reason}`)}
        </span>
      )}
      {note && (
        <span className="small u-whitespace-pre-line break-anywhere" dir="auto">
          {note}
        </span>
      )}
      {actor && (
        <bdi className="small faint" dir="ltr">
          {actor}
        </bdi>
      )}
    </div>
  )
}
