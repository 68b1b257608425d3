import { T } from '../../../i18n/react.tsx'
import { useHref } from '../../ui/href.tsx'
import { applyPath, NOTE_LIMIT } from './detail-page.ts'
import type { DetailProps } from './detail-props.ts'
import { vacancyPath } from './row-text.ts'

/** The same for every guest, so it may be kept at the edge: a GET form that takes the note along to sign-in. */
export function GuestApply({ vacancy, words: { t } }: DetailProps) {
  const href = useHref()
  return (
    <form className="col gap4" method="get" action={href('/auth/login')} data-carry={vacancyPath(vacancy)}>
      <input type="hidden" name="redirect" value={applyPath(vacancy)} />
      <p className="sm muted">{t('application.guest.text')}</p>
      <div className="fld">
        <label htmlFor="note" className="opt">
          <T id="form.field.optional" values={{ label: <b>{t('application.apply.note')}</b> }} />
        </label>
        <textarea
          id="note"
          className="inp"
          name="note"
          rows={3}
          maxLength={NOTE_LIMIT}
          dir="auto"
          aria-describedby="note-hint"
        />
        <p className="hint" id="note-hint">
          {t('application.apply.note-hint', { limit: NOTE_LIMIT })}
        </p>
      </div>
      <button type="submit" className="btn go big full">
        {t('application.guest.login')}
      </button>
      <button type="submit" className="btn full" formAction={href('/auth/registration')}>
        {t('application.guest.register')}
      </button>
      <p className="sm muted">{t('application.apply.free')}</p>
    </form>
  )
}
