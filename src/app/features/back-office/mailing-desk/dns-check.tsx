import { CopyButton } from '#src/app/ui/copy-button.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { DnsRecord, MailDns } from '#src/contract/mailing-desk/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

const KINDS: Readonly<Record<DnsRecord['state'], StateKind>> = {
  same: 'ok',
  differs: 'bad',
  missing: 'bad',
  unchecked: 'line',
}

/** The records that each sender domain needs, and what DNS answers. */
export function DnsCheck({ dns }: { dns: MailDns }) {
  const { t } = useIntl()
  return (
    <section className="section column gap-4">
      <h2>{t('mailing-desk.dns.title')}</h2>
      <p className="small muted">{t('mailing-desk.dns.lead')}</p>
      {dns.streams.map(({ stream, domain, records, provider }) => (
        <div key={stream} className="column gap-2">
          <h3>
            {t(`mailing-desk.stream.${stream}`)} · <bdi dir="ltr">{domain ?? provider}</bdi>
          </h3>
          {records.length === 0 ? (
            <p className="muted">{t('mailing-desk.dns.none')}</p>
          ) : (
            <RecordTable records={records} caption={domain ?? provider} />
          )}
        </div>
      ))}
    </section>
  )
}

function RecordTable({ records, caption }: { records: readonly DnsRecord[]; caption: string }) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('mailing-desk.dns.record')}</th>
          <th scope="col">{t('mailing-desk.dns.value')}</th>
          <th scope="col">{t('letter.column.state')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RecordRow key={`${record.purpose} ${record.name}`} record={record} />
        ))}
      </tbody>
    </table>
  )
}

function RecordRow({ record: { purpose, type, name, value, state, found } }: { record: DnsRecord }) {
  const { t } = useIntl()
  return (
    <tr>
      <th scope="row" className="full break-anywhere">
        <bdi dir="ltr">
          {type} {name}
        </bdi>
        <div className="smallest faint">
          {purpose === 'bounce' ? t('mailing-desk.dns.bounce') : purpose.toUpperCase()}
        </div>
      </th>
      <td className="full break-anywhere">
        <bdi dir="ltr">{value}</bdi>{' '}
        <CopyButton text={value} label={t('mailing-desk.dns.copy')} className="button dense" />
        {state === 'differs' && (
          <div className="small">
            {t('mailing-desk.dns.found')} <bdi dir="ltr">{found.join(' / ')}</bdi>
          </div>
        )}
      </td>
      <td>
        <StateMark kind={KINDS[state]}>{t(`mailing-desk.dns-state.${state}`)}</StateMark>
      </td>
    </tr>
  )
}
