import type { ReactNode } from 'react'
import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

type FrameProps = {
  title: string
  lead?: string
  /** Below the lead. */
  beside?: ReactNode
  children: ReactNode
}

/** A page of finance admins below the page of payments: a way back, a heading and a lead. */
export function OfficeFrame({ title, lead, beside, children }: FrameProps) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/payments">{t('page.admin-payments.title')}</Link>
          </p>
          <h1>{title}</h1>
          {lead && <p className="small muted">{lead}</p>}
          {beside}
        </div>
      </header>
      {children}
    </div>
  )
}

type NotesProps = ActProps & {
  /** What each act of the page says when it is done. */
  done: Readonly<Record<string, MessageId>>
  values?: Record<string, string>
}

/** What the page did, and a form that confirms the identity of the admin while it is not confirmed. */
export function OfficeNotes({ ctx, failure, done, values }: NotesProps) {
  return (
    <>
      {Object.entries(done).map(([act, text]) => (
        <DoneNote key={act} ctx={ctx} act={act} text={text} values={values} />
      ))}
      {!isConfirmed(ctx) && <ConfirmNotice ctx={ctx} failure={failure} />}
    </>
  )
}
