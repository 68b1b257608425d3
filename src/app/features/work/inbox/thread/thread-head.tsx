import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { InboxThread } from '#src/contract/inbox/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { setBlocked } from '../write/actions.ts'
import { PaneHead } from './pane-head.tsx'

type Props = ActProps & { thread: InboxThread }

/** Other side and subject, with actions to block or report. */
export function ThreadHead({ thread, ...form }: Props) {
  const { t } = useIntl()
  return (
    <PaneHead with={thread} ctx={form.ctx}>
      <div className="row tight">
        {!thread.isBlocked && <Block thread={thread} {...form} />}
        <Link className="button quiet dense" to="/report" search={{ kind: 'thread', id: thread.id }} rel="nofollow">
          {t('inbox.thread.report')}
        </Link>
      </div>
    </PaneHead>
  )
}

/** Blocks or unblocks the other side. */
export function Block({ thread: { id, isBlocked }, ...props }: Props) {
  const { t } = useIntl()
  const act = isBlocked ? 'unblock' : 'block'
  const form = useActForm(act, setBlocked, props, { entry: { field: 'thread', id } })
  return (
    <ActForm form={form} act={act} className="row">
      <input type="hidden" name="thread" value={id} />
      <SubmitButton className={isBlocked ? 'button dense' : 'button quiet dense'}>
        {t(isBlocked ? 'inbox.thread.unblock' : 'inbox.thread.block')}
      </SubmitButton>
    </ActForm>
  )
}
