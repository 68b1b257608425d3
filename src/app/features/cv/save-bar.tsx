import { useFormState } from 'react-hook-form'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { useCv } from './cv-form-context.ts'
import type { CvForm } from './use-cv-form.ts'
import type { Saving } from './use-save.ts'

/** The form that the bar saves. */
export const CV_FORM = 'cv-form'

type Props = { cv: CvForm; saving: Saving }

/** What is not saved yet, why the last try failed, and the one green button. Nothing is left of it when all is saved. */
export function SaveBar({ cv, saving }: Props) {
  const { t } = useIntl()
  const { isSaving, isSaved, failure, failures } = saving
  if (cv.changes === 0 && !isSaving && !failure)
    return (
      <p className="wrap small muted cv-saved" role="status">
        {isSaved && t('cv.save.done')}
      </p>
    )
  return (
    <div className="unsaved cv-bar" data-shaken={failure ? failures % 2 : undefined}>
      <div className="wrap">
        <div className="grow column u-gap-1">
          {failure && <Failure message={failure.message} />}
          <p role="status">
            <State cv={cv} isSaving={isSaving} />
          </p>
        </div>
        <div className="row">
          <button type="button" className="button" disabled={isSaving} onClick={cv.discard}>
            {t('cv.save.discard')}
          </button>
          <button type="submit" form={CV_FORM} className="button primary" aria-disabled={isSaving || undefined}>
            {t('cv.save.act')}
          </button>
        </div>
      </div>
    </div>
  )
}

function State({ cv, isSaving }: { cv: CvForm; isSaving: boolean }) {
  const { t } = useIntl()
  if (isSaving) return <b>{t('cv.save.saving')}</b>
  return (
    <>
      <b>{t('cv.save.unsaved', { count: cv.changes })}</b>{' '}
      <span className="muted small">{t(cv.isKept ? 'cv.save.kept' : 'cv.save.keeping')}</span>
    </>
  )
}

function Failure({ message }: { message: string | undefined }) {
  const { t } = useIntl()
  const { control } = useCv()
  const { errors } = useFormState({ control })
  const isAboutFields = Object.keys(errors).length > 0
  return (
    <Answer kind="failed" className="cv-failure">
      <Icon name="triangle-alert" size="small" />
      <span>{isAboutFields ? t('cv.save.refused') : message}</span>
    </Answer>
  )
}
