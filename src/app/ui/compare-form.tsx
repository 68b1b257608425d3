import type { ReactNode } from 'react'
import { MAX_COMPARED } from '#src/domain/offer/compare-offers.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useHref } from './href.tsx'

const FORM = 'compare'

/** A GET form; its checkboxes are in the rows of a table. */
export function CompareForm() {
  const { t } = useIntl()
  const href = useHref()
  return (
    <form id={FORM} method="get" action={href('/seaman/jobs/compare')} className="row tight u-pbs-4">
      <button type="submit" className="button">
        {t('compare.form.submit')}
      </button>
      <span className="small muted">{t('compare.form.hint', { most: MAX_COMPARED })}</span>
    </form>
  )
}

type ComparedProps = { vacancyId: string | undefined; name: string; children: ReactNode }

/** A row's content after its comparison checkbox; ended vacancies have none. */
export function Compared({ vacancyId, name, children }: ComparedProps) {
  const { t } = useIntl()
  return (
    <div className="row one">
      <label className="check">
        <input type="checkbox" form={FORM} name="a" value={vacancyId} disabled={vacancyId === undefined} />
        <span className="visually-hidden">{t('compare.form.choose', { name })}</span>
      </label>
      <div>{children}</div>
    </div>
  )
}
