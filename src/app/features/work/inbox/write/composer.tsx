import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { InboxMessages } from '#src/contract/inbox/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { Sending } from '../outbox/use-outgoing.ts'
import { useReportTyping } from '../thread/use-typing.ts'
import { sendInThread } from './actions.ts'
import { AttachButton, AttachedFiles } from './attach.tsx'
import { MessageField } from './message-field.tsx'
import { useAttachments } from './use-attachments.ts'
import { useEnter } from './use-enter.ts'
import { useQueuedSubmit } from './use-queued-submit.ts'

type Props = ActProps & { answer: InboxMessages; sending: Sending }

/** The answer form. With scripting a message is queued first and sent at once or when the connection is back. */
export function Composer({ answer, sending: { outgoing }, ...props }: Props) {
  const { t } = useIntl()
  const { ctx } = props
  const { id } = answer.thread
  const seen = answer.items.at(-1)?.number ?? 0
  const form = useActForm('send', sendInThread, props, { entry: { field: 'thread', id } })
  const attachments = useAttachments(ctx)
  const { entersSend, choose } = useEnter(outgoing)
  const onType = useReportTyping(ctx, id)
  const onSubmit = useQueuedSubmit(form, { attachments, outgoing, destination: { threadId: id, seen } })

  return (
    <div className="composer">
      <ActForm form={{ ...form, onSubmit }} act="send" files className="column" label={t('inbox.write.label')}>
        <input type="hidden" name="thread" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="key" value={props.failure?.values.key ?? ctx.actKey} />
        <MessageField entersSend={entersSend} onType={onType} />
        <AttachedFiles attachments={attachments} />
        <div className="row split">
          <div className="row tight">
            <AttachButton attachments={attachments} />
            <label className="check small js-only">
              <input type="checkbox" checked={entersSend} onChange={(event) => choose(event.target.checked)} />
              {t('inbox.write.enter')}
            </label>
          </div>
          <SubmitButton className="button primary">{t('inbox.write.submit')}</SubmitButton>
        </div>
      </ActForm>
    </div>
  )
}
