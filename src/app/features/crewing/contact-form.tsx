import type { PageProps } from '#src/app/page.ts'
import { ActionForm, RadioField, SubmitButton, TextArea, useActionForm } from '#src/app/ui/forms/index.ts'
import { MAX_MESSAGE } from '#src/contract/text-limits.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type CompanyData, sendMessage } from './company-page.ts'

/** A message, and whether the company may answer to the seafarer's own address: asked each time, never chosen for them. */
export function ContactForm({ data, ctx, failure, csrfToken }: PageProps<CompanyData>) {
  const { t } = useIntl()
  const initial = { note: data.company.carriedNote ?? '' }
  const form = useActionForm({ ctx, action: sendMessage, failure, csrfToken, initial })
  return (
    <ActionForm form={form}>
      <input type="hidden" name="idempotencyKey" value={failure?.values.idempotencyKey ?? ctx.actKey} />
      <TextArea
        group="message"
        name="note"
        label={t('crewing.contact.text')}
        hint={t('crewing.contact.hint', { limit: MAX_MESSAGE })}
        rows={5}
      />
      <RadioField
        name="reply"
        group="message"
        legend={t('crewing.contact.reply')}
        options={[
          { value: 'email', label: t('crewing.contact.reply-email', { email: ctx.session?.email ?? '' }) },
          { value: 'none', label: t('crewing.contact.reply-none') },
        ]}
      />
      <p className="smallest faint">{t('crewing.contact.seen', { name: ctx.session?.displayName ?? '' })}</p>
      <SubmitButton>{t('crewing.contact.submit')}</SubmitButton>
    </ActionForm>
  )
}
