import { MAX_COMPARED } from '#src/contract/offers/compare-offers.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useHref } from './href.tsx'

const FORM = 'compare'

/** A plain GET form; its boxes stand in the rows of a table. */
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

/** Chooses a vacancy for the comparison. */
export function CompareBox({ vacancyId, name }: { vacancyId: string; name: string }) {
  const { t } = useIntl()
  return (
    <label className="check">
      <input type="checkbox" form={FORM} name="a" value={vacancyId} />
      <span className="visually-hidden">{t('compare.form.choose', { name })}</span>
    </label>
  )
}
