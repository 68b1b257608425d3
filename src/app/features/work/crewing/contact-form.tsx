import type { PageProps } from '#src/app/page.ts'
import { ActionForm, SubmitButton, TextArea, useActionForm } from '#src/app/ui/forms/index.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type CompanyData, sendMessage } from './company-page.ts'

/** The guest's message to the company, sent to its inbox. */
export function ContactForm({ data: { company }, ctx, failure, csrfToken }: PageProps<CompanyData>) {
  const { t } = useIntl()
  const initial = { note: company.carriedNote ?? '' }
  const form = useActionForm({ ctx, action: sendMessage, failure, csrfToken, initial })
  return (
    <ActionForm form={form}>
      <input type="hidden" name="company" value={company.id} />
      <input type="hidden" name="key" value={failure?.values.key ?? ctx.actKey} />
      <TextArea
        group="message"
        name="note"
        label={t('crewing.contact.text')}
        hint={t('crewing.contact.hint', { limit: MAX_INBOX_TEXT })}
        rows={5}
      />
      <p className="smallest faint">{t('crewing.contact.seen', { name: ctx.session?.displayName ?? '' })}</p>
      <SubmitButton>{t('crewing.contact.submit')}</SubmitButton>
    </ActionForm>
  )
}
