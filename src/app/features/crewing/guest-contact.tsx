import { agencyPath } from '../../../contract/addresses.ts'
import type { Agency } from '../../../contract/schemas/crewing.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { useHref } from '../../ui/href.tsx'
import { contactPath, MESSAGE_LIMIT } from './agency-page.ts'

/** The same for every guest, so it may be kept at the edge: a GET form that takes the message along to sign-in. */
export function GuestContact({ agency }: { agency: Agency }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <form className="col gap4" method="get" action={href('/auth/login')} data-carry={agencyPath(agency)}>
      <input type="hidden" name="redirect" value={contactPath(agency)} />
      <p className="sm muted">{t('crewing.contact.guest')}</p>
      <div className="fld">
        <label htmlFor="note">{t('crewing.contact.text')}</label>
        <textarea
          id="note"
          className="inp"
          name="note"
          rows={4}
          maxLength={MESSAGE_LIMIT}
          dir="auto"
          aria-describedby="note-hint"
        />
        <p className="hint" id="note-hint">
          {t('crewing.contact.hint', { limit: MESSAGE_LIMIT })}
        </p>
      </div>
      <button type="submit" className="btn go full">
        {t('crewing.contact.login')}
      </button>
      <button type="submit" className="btn full" formAction={href('/auth/registration')}>
        {t('application.guest.register')}
      </button>
    </form>
  )
}
