import { MessageFields } from '#src/app/features/exchange/service/form/form-forms.tsx'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, SubmitButton, TextArea, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { Progress } from '#src/app/ui/send-file/progress.tsx'
import { useSending } from '#src/app/ui/send-file/use-sending.ts'
import type { DeskOrder } from '#src/contract/service-desk/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { deliverOrder, giveUp, takeOrder, writeToSeafarer } from './desk-actions.ts'

const ACCEPTED = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Props = { order: DeskOrder; form: ActProps }

/** Takes the order under the name that the seafarer sees. */
export function TakeForm({ order, form: page }: Props) {
  const { t } = useIntl()
  const form = useActForm('take', takeOrder, page, { initial: { name: order.ownName } })
  return (
    <ActForm form={form} act="take" label={t('service-form.take.submit')} className="column gap-4">
      <input type="hidden" name="version" value={order.version} />
      <TextField
        name="name"
        group="assignment"
        label={t('service-form.take.name')}
        hint={t('service-form.take.hint')}
        autoComplete="off"
      />
      <div>
        <SubmitButton className="button primary">{t('service-form.take.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

export function DeliverForm({ form: page }: Props) {
  const { t } = useIntl()
  const { share, sending, restart } = useSending()
  const form = useActForm('deliver', deliverOrder(sending), page)
  return (
    <ActForm form={form} act="deliver" files label={t('service-form.deliver.submit')}>
      <FileField
        name="file"
        accept={ACCEPTED}
        label={t('service-form.files.filled')}
        hint={t('service-form.deliver.hint')}
        onChoose={restart}
      />
      {form.pending && share !== undefined && <Progress share={share} />}
      <div>
        <SubmitButton className="button primary">{t('service-form.deliver.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

export function WriteToSeafarer({ form: page }: Pick<Props, 'form'>) {
  const { t } = useIntl()
  const form = useActForm('write', writeToSeafarer, page)
  return (
    <ActForm form={form} act="write" label={t('service-form.talk.label')} className="column gap-2">
      <MessageFields keyValue={form.failure?.values.key ?? page.ctx.actKey} />
    </ActForm>
  )
}

/** Gives up a form that cannot be filled in. */
export function GiveUpForm({ form: page }: Pick<Props, 'form'>) {
  const { t } = useIntl()
  const form = useActForm('give-up', giveUp, page)
  return (
    <Disclosure summary={t('service-form.give-up.title')} open={form.failed}>
      <ActForm form={form} act="give-up" label={t('service-form.give-up.title')} className="column gap-4">
        <TextArea
          name="reason"
          group="lapse"
          rows={2}
          label={t('proposal.field.reason')}
          hint={t('service-form.give-up.hint')}
        />
        <div>
          <SubmitButton className="button">{t('service-form.give-up.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
