import type { PageProps } from '#src/app/page.ts'
import { GuestForm } from '#src/app/ui/forms/guest-form.tsx'
import { MAX_CARRIED } from '#src/domain/text/text-limits.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type CompanyData, contactPlace, sendMessage } from './company-page.ts'

export function GuestContact({ data, ctx, failure }: PageProps<CompanyData>) {
  const { t } = useIntl()
  return (
    <GuestForm
      ctx={ctx}
      failure={failure}
      action={sendMessage}
      place={contactPlace(data.company)}
      text={t('crewing.contact.guest')}
      field={{ label: t('crewing.contact.text'), hint: t('crewing.contact.hint', { limit: MAX_CARRIED }), rows: 4 }}
      login={{ text: t('crewing.contact.login'), className: 'button primary full' }}
    />
  )
}
