import type { ReactNode } from 'react'
import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { AdminUserDetail } from '#src/contract/user/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { user } from './queries.ts'
import { userAction } from './user-actions.ts'
import { BlockForm, ImpersonateForm, RoleForm } from './user-forms.tsx'
import { UserNotes } from './user-notes.tsx'
import { USERS_PATH } from './user-path.ts'
import { UserRelated } from './user-related.tsx'
import { UserState } from './user-state.tsx'

/** How the page asks for a confirmation before its sensitive forms. */
type Confirmation = {
  isConfirmed: (ctx: PageContext) => boolean
  Notice: (props: Pick<ActProps, 'ctx' | 'failure'>) => ReactNode
}

type Props = PageProps<{ user: AdminUserDetail }> & { confirmation: Confirmation }

function User({ confirmation, ...page }: Props) {
  const { t } = useIntl()
  const { user } = page.data
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: t('admin.users.title'), path: USERS_PATH }, { label: user.email }]} />
      <header className="page-head">
        <h1 className="break-anywhere">
          <bdi>{user.name ?? user.email}</bdi>
        </h1>
        <UserState user={user} />
      </header>
      <div className="halves">
        <div className="column gap-4 grow">
          <UserFacts user={user} now={page.ctx.now} />
          <UserRelated related={user.related} session={page.ctx.session} />
        </div>
        <div className="column gap-4 grow">
          <DoneNote ctx={page.ctx} act="block" text="admin.block.done" />
          <DoneNote ctx={page.ctx} act="unblock" text="admin.unblock.done" />
          <DoneNote ctx={page.ctx} act="role" text="form.done.saved" />
          <DoneNote ctx={page.ctx} act="note" text="form.done.saved" />
          <DoneNote ctx={page.ctx} act="note-delete" text="admin.note.deleted" />
          {user.self ? <Notice>{t('admin.user.self')}</Notice> : <Acts {...page} confirmation={confirmation} />}
          <UserNotes user={user} ctx={page.ctx} failure={page.failure} csrfToken={page.csrfToken} />
        </div>
      </div>
    </div>
  )
}

function Acts({ confirmation, data: { user }, ctx, failure, csrfToken }: Props) {
  const { t } = useIntl()
  const form = { user, ctx, failure, csrfToken }
  const confirmed = confirmation.isConfirmed(ctx)
  const waits = !confirmed && user.proof === 'passkey'
  return (
    <>
      {user.closed === 'admin' && <Notice>{t('admin.user.admin')}</Notice>}
      {user.closed === null && !waits && <ImpersonateForm {...form} />}
      {!confirmed && <confirmation.Notice ctx={ctx} failure={failure} />}
      {confirmed && (
        <>
          {user.roles.length > 0 && <RoleForm {...form} />}
          <BlockForm {...form} />
        </>
      )}
    </>
  )
}

function UserFacts({ user, now }: { user: AdminUserDetail; now: number }) {
  const { t } = useIntl()
  const { date, relative, language, number } = useFormats()
  const day = (at: number | null) => (at === null ? t('admin.users.not-yet') : date(at))
  return (
    <div className="sheet padded">
      <Facts
        rows={[
          { label: t('admin.users.verified'), value: <bdi dir="ltr">{user.email}</bdi> },
          { label: t('admin.column.role'), value: t(`admin.role.${user.role}`) },
          { label: t('admin.column.language'), value: language(user.language) },
          { label: t('admin.column.verified'), value: day(user.verifiedAt) },
          { label: t('admin.column.registered'), value: day(user.createdAt) },
          {
            label: t('admin.column.seen'),
            value: user.lastSeenAt === null ? t('admin.users.not-yet') : relative(user.lastSeenAt, now),
          },
          { label: t('admin.user.sessions'), value: number(user.sessions) },
          { label: t('admin.user.blocked'), value: user.blockedAt === null ? null : day(user.blockedAt) },
          { label: t('admin.user.held'), value: user.heldTogetherAt === null ? null : day(user.heldTogetherAt) },
          { label: t('admin.user.erase'), value: user.eraseAt === null ? null : day(user.eraseAt) },
        ]}
      />
    </div>
  )
}

export const adminUserPage = (confirmation: Confirmation) =>
  definePage<{ user: AdminUserDetail }>({
    queries: (ctx) => ({ user: user(ctx) }),
    head: ({ user: { email } }) => ({ title: email, noindex: true }),
    Component: (page) => <User {...page} confirmation={confirmation} />,
    action: userAction,
  })
