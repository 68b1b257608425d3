import type { PageContext } from '#src/app/page.ts'
import { ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import type { ReceivedCvs } from '#src/contract/mailing/control-schemas.ts'
import { RECEIVED_CVS } from '#src/contract/mailing/received.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { CONTROL_PATH } from './actions.ts'
import { useReceivedColumns } from './received-columns.tsx'

/** The CVs that came, with what became of them. */
export function Received({ received, ctx }: { received: ReceivedCvs; ctx: PageContext }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const columns = useReceivedColumns()
  const { total, since, opened, answered } = received
  const count =
    since === null ? undefined : t('mailing-control.received.count', { total, date: date(since), opened, answered })
  return (
    <section className="section" id="received">
      <h2>{t('mailing-control.received.title')}</h2>
      <ListView
        list={RECEIVED_CVS}
        query={readList(RECEIVED_CVS, ctx.search)}
        path={CONTROL_PATH}
        data={received}
        ctx={ctx}
        caption={t('mailing-control.received.title')}
        columns={columns}
        idOf={({ id }) => id}
        {...(count && { count })}
        none={{ title: t('mailing-control.received.none'), text: t('mailing-control.received.none-text') }}
      />
    </section>
  )
}
