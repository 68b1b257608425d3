import { useState } from 'react'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { InboxMessages } from '#src/contract/inbox/schemas.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { nameOther } from '../other-name.tsx'
import type { Sending } from '../outbox/use-outgoing.ts'
import { inboxPath } from '../queries.ts'
import { markRead } from '../write/actions.ts'
import { Composer } from '../write/composer.tsx'
import { MessageList } from './message-list.tsx'
import { NoFee } from './no-fee.tsx'
import { Block, ThreadHead } from './thread-head.tsx'
import { useOtherTyping } from './use-typing.ts'

const DONE: Readonly<Record<string, MessageId>> = {
  blocked: 'inbox.done.blocked',
  unblocked: 'inbox.done.unblocked',
  sent: 'inbox.done.sent',
  read: 'inbox.done.read',
}

type Props = ActProps & { answer: InboxMessages; sending: Sending }

/** One thread: other side, messages and answer form. */
export function ThreadView({ answer, sending, ...form }: Props) {
  const { ctx } = form
  const { thread } = answer
  return (
    <>
      <ThreadHead thread={thread} {...form} />
      <NoFee thread={thread} ctx={ctx} />
      <MessageList ctx={ctx} answer={answer} sending={sending} />
      <News answer={answer} />
      <Done ctx={ctx} />
      {ctx.search.older ? <ToLatest ctx={ctx} /> : <Below answer={answer} sending={sending} {...form} />}
    </>
  )
}

/** Announces typing and new messages of the other side. */
function News({ answer: { thread, items } }: Pick<Props, 'answer'>) {
  const intl = useIntl()
  const [first] = useState(items.at(-1)?.number ?? 0)
  const isTyping = useOtherTyping(thread.id)
  const last = items.at(-1)
  const name = nameOther(thread.other, intl)
  const isNew = last?.from === 'other' && last.number > first
  return (
    <>
      <p className="visually-hidden" role="status">
        {isNew && intl.t('inbox.thread.new', { name, text: last.text })}
      </p>
      {isTyping && <p className="small muted thread-typing">{intl.t('inbox.thread.typing', { name })}</p>}
    </>
  )
}

function Done({ ctx: { search } }: Pick<Props, 'ctx'>) {
  const { t } = useIntl()
  const text = DONE[search.done ?? '']
  return text ? (
    <Answer id="done" className="small thread-done">
      {t(text)}
    </Answer>
  ) : null
}

function ToLatest({ ctx }: Pick<Props, 'ctx'>) {
  const { t } = useIntl()
  return (
    <p className="composer">
      <PathLink className="button full" path={withQuery(inboxPath(ctx), { thread: ctx.search.thread })}>
        {t('inbox.thread.latest')}
      </PathLink>
    </p>
  )
}

function Below({ answer, sending, ...form }: Props) {
  const { t } = useIntl()
  const { thread, items } = answer
  const unread = thread.unread > 0 && <ReadForm thread={thread.id} number={items.at(-1)?.number ?? 0} {...form} />
  if (thread.mayWrite)
    return (
      <>
        {unread}
        <Composer key={thread.id} answer={answer} sending={sending} {...form} />
      </>
    )
  return (
    <div className="composer row split">
      {unread}
      <p className="small muted">{t(thread.isBlocked ? 'inbox.write.blocked' : 'inbox.write.closed')}</p>
      {thread.isBlocked && <Block thread={thread} {...form} />}
    </div>
  )
}

/** Without scripting, viewing the page must be reported by this form. */
function ReadForm({ thread, number, ...props }: ActProps & { thread: string; number: number }) {
  const { t } = useIntl()
  const form = useActForm('read', markRead, props, { entry: { field: 'thread', id: thread } })
  return (
    <div className="no-js composer">
      <ActForm form={form} act="read" className="row">
        <input type="hidden" name="thread" value={thread} />
        <input type="hidden" name="number" value={number} />
        <SubmitButton className="button dense">{t('inbox.thread.mark-read')}</SubmitButton>
      </ActForm>
    </div>
  )
}
