import { definePage, type PageProps } from '#src/app/page.ts'
import { readSaved } from '#src/app/seaman-profile.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { Mask } from '#src/domain/cv/masks.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { actOnShares } from './actions.ts'
import { MakeForm } from './make-form.tsx'
import { type ShareData, shareQueries } from './queries.ts'
import { ShareEntry } from './share-entry.tsx'

/** Links to the caller's CV. */
export const sharePage = definePage<ShareData>({
  queries: shareQueries,
  action: actOnShares,
  head: (_data, { intl }) => ({ title: intl.t('share.page.title') }),
  Component: SharePage,
})

const SENSITIVE: readonly Mask[] = ['kin', 'numbers']

/** Default masks: what a first reader need not know. */
function masksAtFirst({ profile, shares: { always } }: ShareData): readonly Mask[] {
  const isHideEngines = profile && readSaved(profile).cv.profileData.isHideEngines
  return [...new Set([...SENSITIVE, ...(isHideEngines ? (['engines'] as const) : []), ...always])]
}

function SharePage(props: PageProps<ShareData>) {
  const { data, ctx } = props
  const { t } = useIntl()
  const { items, limit } = data.shares
  const good = items.filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > ctx.now).length
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/seaman/cv/formats">{t('files.page.title')}</Link>
          </p>
          <h1>{t('share.page.title')}</h1>
          <p className="muted">{t('share.page.lead')}</p>
        </div>
      </header>
      <div className="column gap-5">
        <DoneNote ctx={ctx} act="made" text="share.done.made" />
        <DoneNote ctx={ctx} act="revoked" text="share.done.revoked" />
        {items.length === 0 ? (
          <EmptyState title={t('share.empty.title')} text={t('share.empty.text')} />
        ) : (
          <section>
            <h2>{t('share.list.title', { count: good, limit })}</h2>
            <ul className="entries">
              {items.map((share) => (
                <ShareEntry key={share.id} share={share} always={data.shares.always} form={props} />
              ))}
            </ul>
          </section>
        )}
        <MakeForm {...props} first={masksAtFirst(data)} />
      </div>
    </div>
  )
}
