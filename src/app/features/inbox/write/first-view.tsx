import type { FormEvent } from 'react'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { FirstMessage } from '#src/contract/schemas/inbox.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { NoFee } from '../thread/no-fee.tsx'
import { PaneHead } from '../thread/pane-head.tsx'
import { sendFirst } from './actions.ts'
import { AttachButton, AttachedFiles } from './attach.tsx'
import { MessageField } from './message-field.tsx'
import { useAttachments } from './use-attachments.ts'

type Props = ActProps & { first: FirstMessage }

/** Before the first message: to whom it goes and what it is about. */
export function FirstView({ first, ...props }: Props) {
  const { t } = useIntl()
  return (
    <>
      <PaneHead with={first} ctx={props.ctx} />
      <NoFee thread={first} ctx={props.ctx} />
      {first.mayWrite ? <FirstForm {...props} /> : <Notice>{t('inbox.write.closed')}</Notice>}
    </>
  )
}

function FirstForm(props: ActProps) {
  const { t } = useIntl()
  const { search } = props.ctx
  // What was typed to one is never found in the letter to another.
  const recipient = [search.kind, search.id, search.vacancy].filter(Boolean).join('-')
  const form = useActForm('first', sendFirst, props, { entry: { field: 'recipient', id: recipient } })
  const attachments = useAttachments(props.ctx)
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    attachments.demandArrived() ? form.onSubmit(event) : event.preventDefault()
  return (
    <div className="composer">
      <ActForm form={{ ...form, onSubmit }} act="first" files label={t('inbox.write.label')}>
        <input type="hidden" name="recipient" value={recipient} />
        <input type="hidden" name="key" value={props.failure?.values.key ?? props.ctx.actKey} />
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
