import { definePage, type PageProps } from '#src/app/page.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import { countPages } from '#src/contract/paging.ts'
import type { QueuedSeaman, VerificationQueue } from '#src/contract/schemas/verification.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { QUEUES, type Queue, queue, readQueue } from './queries.ts'

type Data = { queue: VerificationQueue }

const queuePath = (state: Queue, page = 1): string =>
  withQuery('/admin/seamen', { state: state === 'pending' ? undefined : state, page: page === 1 ? undefined : page })

/** Seafarers who asked to be verified, and those who were answered. */
export const checkQueuePage = definePage<Data>({
  queries: (ctx) => ({ queue: queue(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('check.admin.title'), noindex: true }),
  Component: QueueView,
})

function QueueView({ data: { queue: data }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const state = readQueue(ctx.search)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('check.admin.title')}</h1>
      </header>
      <nav className="row" aria-label={t('check.admin.title')}>
        {QUEUES.map((one) => (
          <PathLink key={one} path={queuePath(one)} {...(one === state && { 'aria-current': 'page' as const })}>
            {t(`check.queue.${one}`)}
          </PathLink>
        ))}
      </nav>
      <p className="small muted u-pbs-4 u-pbe-4" role="status">
        {t('check.admin.count', { count: data.total })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState title={t('check.admin.none-title')} text={t('check.admin.none-text')} />
      ) : (
        <QueueTable seamen={data.items} state={state} />
      )}
      <Pager page={data.page} pages={countPages(data)} pathFor={(page) => queuePath(state, page)} />
    </div>
  )
}

function QueueTable({ seamen, state }: { seamen: readonly QueuedSeaman[]; state: Queue }) {
  const intl = useIntl()
  const { t } = intl
  const { date, plainDate, country } = useFormats()
  const isPending = state === 'pending'
  return (
    <table className="table middle stack">
      <caption className="visually-hidden">{t('check.admin.title')}</caption>
      <thead>
        <tr>
          {['seafarer', 'citizenship', 'asked', ...(isPending ? [] : ['decided', 'recheck'])].map((column) => (
            <th key={column} scope="col">
              {t(`check.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seamen.map((seaman) => (
          <tr key={seaman.id}>
            <th scope="row" className="full">
              <Link className="name" to="/admin/seamen/$id" params={{ id: seaman.id }}>
                <bdi>{seaman.name}</bdi>
              </Link>
              <div className="smallest faint">
                <bdi>{nameTerm('rank', seaman.rank, intl)}</bdi>
              </div>
            </th>
            <td>{country(seaman.citizenship)}</td>
            <td data-l={t('check.column.asked')}>{date(seaman.askedAt)}</td>
            {!isPending && <td data-l={t('check.column.decided')}>{seaman.decidedAt && date(seaman.decidedAt)}</td>}
            {!isPending && (
              <td data-l={t('check.column.recheck')}>{seaman.recheckOn && plainDate(seaman.recheckOn)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
