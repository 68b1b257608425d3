import { useIntl } from '../../../i18n/react.tsx'
import type { PageProps } from '../../page.ts'
import { ActionForm, FormMessage, SubmitButton, TextArea, useActionForm } from '../../ui/forms/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { type AgencyData, MESSAGE_LIMIT, sendMessage } from './agency-page.ts'

/** A message, and whether the company may answer to the seafarer's own address: asked each time, never chosen for them. */
export function ContactForm({ data, ctx, failure, csrfToken }: PageProps<AgencyData>) {
  const { t } = useIntl()
  const initial = { note: ctx.search.note ?? '' }
  const form = useActionForm({ ctx, action: sendMessage, failure, csrfToken, initial })
  const problem = form.errorOf('reply', 'message')
  return (
    <ActionForm form={form}>
      <FormMessage />
      <input type="hidden" name="idempotencyKey" value={failure?.values.idempotencyKey ?? data.idempotencyKey ?? ''} />
      <TextArea
        group="message"
        name="note"
        label={t('crewing.contact.text')}
        hint={t('crewing.contact.hint', { limit: MESSAGE_LIMIT })}
        rows={5}
      />
      <fieldset className={problem ? 'fld bad' : 'fld'} aria-describedby={problem && 'reply-error'}>
        <legend className="lab">{t('crewing.contact.reply')}</legend>
        <div>
          <ReplyChoice value="email" chosen={form.valueOf('reply')} isWrong={problem !== undefined}>
            {t('crewing.contact.reply-email', { email: ctx.session?.email ?? '' })}
          </ReplyChoice>
          <ReplyChoice value="none" chosen={form.valueOf('reply')} isWrong={problem !== undefined}>
            {t('crewing.contact.reply-none')}
          </ReplyChoice>
        </div>
        {problem && (
          <p className="err" id="reply-error">
            <Icon name="triangle-alert" size="s" />
            {problem}
          </p>
        )}
      </fieldset>
      <p className="xs dim">{t('crewing.contact.seen', { name: ctx.session?.displayName ?? '' })}</p>
      <SubmitButton>{t('crewing.contact.submit')}</SubmitButton>
    </ActionForm>
  )
}

type ChoiceProps = { value: string; chosen: string; isWrong: boolean; children: string }

const ReplyChoice = ({ value, chosen, isWrong, children }: ChoiceProps) => (
  <label className="chk any">
    <input
      type="radio"
      name="reply"
      value={value}
      defaultChecked={chosen === value}
      aria-invalid={isWrong || undefined}
    />
    {children}
  </label>
)
