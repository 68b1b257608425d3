import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState, Notice } from '#src/app/ui/states.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import type { FeedDetail, FeedSource } from '#src/contract/feed/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { FeedHistory } from './feed-history.tsx'
import { FEED_GUIDE, FEEDS_PATH } from './feed-path.ts'
import { FeedReportView } from './feed-report.tsx'
import { ReadAgain } from './read-again.tsx'
import { RemoveForm } from './remove-form.tsx'
import { SettingsForm } from './settings-form.tsx'

export function FeedSourceView({ data: { feed: data }, ctx, failure, csrfToken }: PageProps<{ feed: FeedDetail }>) {
  const { t } = useIntl()
  const { source, history } = data
  const form = { ctx, failure, csrfToken }
  const isOpen = source.report?.status === 'open'
  const mayChange = mayChangeCompany(ctx.session)
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: t('feed.list.title'), path: FEEDS_PATH }, { label: source.name }]} />
      <header className="page-head">
        <h1 className="break-anywhere">
          <bdi>{source.name}</bdi>
        </h1>
      </header>
      <div className="column gap-5">
        {source.failures === 0 && <DoneNote ctx={ctx} act="read" text="feed.report.done" />}
        <DoneNote ctx={ctx} act="confirm" text="feed.confirm.done" />
        {source.failures > 0 && <Failing source={source} isAnswer={ctx.search.done === 'read'} />}
        {data.waits && isOpen && <Notice tone="shoal">{t('feed.source.waits')}</Notice>}
        {source.report ? (
          <FeedReportView data={data} ctx={ctx} />
        ) : (
          <EmptyState title={t('feed.report.none-title')} text={t('feed.report.none-text')} />
        )}
        <UnverifiedNotice ctx={ctx} />
        {mayChange && isOpen && source.report && ctx.session?.emailVerified && (
          <ConfirmForm {...form} report={source.report} />
        )}
      </div>
      <section className="halves section">
        <div className="column gap-4 grow">
          <h2 className="heading-3">{t('feed.source.about')}</h2>
          <SourceFacts source={source} />
          {mayChange && <ReadAgain {...form} source={source} />}
        </div>
        <div className="column gap-4 grow">
          <DoneNote ctx={ctx} act="settings" text="form.done.saved" />
          {mayChange && source.kind === 'address' && source.confirmedAt !== null && (
            <SettingsForm {...form} source={source} />
          )}
          <FeedHistory reports={history} />
          {mayChange && <RemoveForm {...form} />}
        </div>
      </section>
    </div>
  )
}

/** Why it cannot be read; the answer to a manual reading. */
function Failing({ source, isAnswer }: { source: FeedSource; isAnswer: boolean }) {
  const { t } = useIntl()
  const notice = (
    <Notice tone="land" title={t('feed.source.failed', { count: source.failures })}>
      {source.failure ? t(`feed.failure.${source.failure}`) : ''}{' '}
      <Link to="/docs/$" params={{ _splat: FEED_GUIDE }}>
        {t('feed.list.help')}
      </Link>
    </Notice>
  )
  if (!isAnswer) return notice
  return (
    <Answer kind="failed" id="done">
      {notice}
    </Answer>
  )
}

function SourceFacts({ source }: { source: FeedSource }) {
  const { t } = useIntl()
  const { dateTime, number } = useFormats()
  const next = source.dueAt === null ? t('feed.source.by-hand') : dateTime(source.dueAt)
  return (
    <Facts
      rows={[
        { label: t('feed.source.address'), value: source.address && <bdi dir="ltr">{source.address}</bdi> },
        {
          label: t('feed.source.read'),
          value: source.readAt === null ? t('feed.source.never') : dateTime(source.readAt),
        },
        { label: t('feed.source.next'), value: source.kind === 'address' ? next : null },
        { label: t('feed.source.live'), value: number(source.live) },
      ]}
    />
  )
}
