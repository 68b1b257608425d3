import { useRef } from 'react'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { FirstMessage } from '#src/contract/inbox/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { nameOther } from '../other-name.tsx'
import { type Destination, queueFor } from '../outbox/queued-messages.ts'
import type { Sending } from '../outbox/use-outgoing.ts'
import { askedVacancy, readRecipient } from '../queries.ts'
import { NoFee } from '../thread/no-fee.tsx'
import { PaneHead } from '../thread/pane-head.tsx'
import { QueuedList } from '../thread/queued-message.tsx'
import { sendFirst } from './actions.ts'
import { AttachButton, AttachedFiles } from './attach.tsx'
import { MessageField } from './message-field.tsx'
import { useArrival } from './use-arrival.ts'
import { useAttachments } from './use-attachments.ts'
import { useQueuedSubmit } from './use-queued-submit.ts'

type Props = ActProps & { first: FirstMessage; sending: Sending }

/** Before the first message: recipient and subject. With scripting it is queued first, as all others. */
export function FirstView({ first, sending, ...props }: Props) {
  const intl = useIntl()
  const { ctx } = props
  const to = readRecipient(ctx)
  const name = nameOther(first.other, intl)
  const destination = to && { first: { to, vacancyId: askedVacancy(ctx), name } }
  const queue = destination ? queueFor(sending.queue, destination) : []
  return (
    <>
      <PaneHead with={first} ctx={ctx} />
      <NoFee thread={first} ctx={ctx} />
      {queue.length > 0 && (
        <section className="thread-messages" aria-label={intl.t('inbox.thread.messages', { name })}>
          <div>
            <QueuedList queue={queue} sending={sending} />
          </div>
        </section>
      )}
      {first.mayWrite ? (
        <FirstForm key={ctx.here} {...props} sending={sending} destination={destination} waiting={queue.length} />
      ) : (
        <Notice>{intl.t('inbox.write.closed')}</Notice>
      )}
    </>
  )
}

type FormProps = ActProps & { sending: Sending; destination: Destination | undefined; waiting: number }

function FirstForm({ sending: { outgoing }, destination, waiting, ...props }: FormProps) {
  const { t } = useIntl()
  const { search, actKey } = props.ctx
  // Text typed to one recipient never appears in a message to another.
  const recipient = [search.kind, search.id, search.vacancy].filter(Boolean).join('-')
  const form = useActForm('first', sendFirst, props, { entry: { field: 'recipient', id: recipient } })
  const attachments = useAttachments(props.ctx)
  const onSubmit = useQueuedSubmit(form, { attachments, outgoing, destination })
  const box = useRef<HTMLDivElement>(null)
  const hasGone = useArrival(props, { box, attachments, outgoing, destination, waiting })
  return (
    <div className="composer" ref={box}>
      {hasGone && <Answer className="small thread-done">{t('inbox.done.sent')}</Answer>}
      <ActForm form={{ ...form, onSubmit }} act="first" files label={t('inbox.write.label')}>
        <input type="hidden" name="recipient" value={recipient} />
        <input type="hidden" name="key" value={props.failure?.values.key ?? actKey} />
        <MessageField rows={6} />
        <AttachedFiles attachments={attachments} />
        <div className="row split">
          <AttachButton attachments={attachments} />
          <SubmitButton className="button primary">{t('inbox.write.submit')}</SubmitButton>
        </div>
      </ActForm>
    </div>
  )
}
