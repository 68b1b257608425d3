import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import type { InboxThread } from '#src/contract/schemas/inbox.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { About, OtherLink } from '../other-name.tsx'
import { inboxPath } from '../queries.ts'
import { setBlocked } from '../write/actions.ts'

type Props = ActProps & { thread: InboxThread }

/** Who it is with and what it is about, and what may be done against whom one does not want to hear of. */
export function ThreadHead({ thread, ...form }: Props) {
  const { t } = useIntl()
  return (
    <header>
      <div className="row one grow">
        <PathLink
          className="button quiet icon-only not-on-desktop"
          path={inboxPath(form.ctx)}
          aria-label={t('inbox.thread.back')}
        >
          <Icon name="chevron-left" flip />
        </PathLink>
        <div className="grow">
          <h2 className="heading-3 break-anywhere">
            <OtherLink other={thread.other} />
          </h2>
          <p className="small muted">
            <About vacancy={thread.vacancy} />
          </p>
        </div>
      </div>
      <div className="row tight">
        {!thread.isBlocked && <Block thread={thread} {...form} />}
        <Link className="button quiet dense" to="/report" search={{ kind: 'thread', id: thread.id }} rel="nofollow">
          {t('inbox.thread.report')}
        </Link>
      </div>
    </header>
  )
}

/** Takes no more messages from the other side, or takes them again. */
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
