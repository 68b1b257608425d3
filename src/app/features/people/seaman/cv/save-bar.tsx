import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { clearOfEnd } from '#src/app/ui/keep-clear.ts'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { applyValues } from './apply-cv.ts'
import { useCv } from './cv-form-context.ts'
import type { CvFormValues } from './form-values.ts'
import type { CvForm } from './saves/use-cv-form.ts'
import type { Saving } from './saves/use-save.ts'

/** The id of the form that the bar saves. */
export const CV_FORM = 'cv-form'

type Props = { cv: CvForm; saving: Saving; here: string }

/** How long the bar is shown after a save, ms. */
const VISIBLE_FOR = 4000

/** Unsaved changes, the last error, and the save button. Confirms a save for a moment and disappears. */
export function SaveBar({ cv, saving, here }: Props) {
  const { t } = useIntl()
  const { state, isSaved, failure, failures } = saving
  const { canBringBack, discard, bringBack } = useDiscard(cv, saving)
  const isJustSaved = useMoment(isSaved, VISIBLE_FOR)
  const isDone = cv.changes === 0 && state === 'idle' && !failure
  if (isDone && canBringBack) return <Discarded onBringBack={bringBack} />
  if (isDone && !isJustSaved)
    return (
      <p className="wrap small muted cv-saved" role="status">
        {isSaved && t('cv.save.done')}
      </p>
    )
  return (
    <div
      ref={clearOfEnd}
      className="unsaved cv-bar"
      data-saved={isDone ? '' : undefined}
      data-shaken={failure ? failures % 2 : undefined}
    >
      <div className="wrap">
        <div className="grow column u-gap-1">
          {failure && <Failure message={failure.message} />}
          <p role="status">{isDone ? <b>{t('cv.save.done')}</b> : <State cv={cv} saving={saving} />}</p>
        </div>
        {!isDone && <Acts state={state} here={here} onDiscard={discard} />}
      </div>
    </div>
  )
}

/** Whether something became true less than `lasts` ms ago. */
function useMoment(isTrue: boolean, lasts: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    if (!isTrue) return
    const timer = setTimeout(() => setOver(true), lasts)
    return () => clearTimeout(timer)
  }, [isTrue, lasts])
  return isTrue && !isOver
}

type ActsProps = Pick<Saving, 'state'> & { here: string; onDiscard: () => void }

function Acts({ state, here, onDiscard }: ActsProps) {
  const { t } = useIntl()
  return (
    <div className="row">
      <button type="button" className="button" disabled={state === 'saving'} onClick={onDiscard}>
        {t('cv.save.discard')}
      </button>
      {state === 'signed-out' ? (
        <Link className="button primary" to="/auth/login" search={{ redirect: here, ended: 'yes' }}>
          {t('cv.save.sign-in')}
        </Link>
      ) : (
        <button type="submit" form={CV_FORM} className="button primary" aria-disabled={state === 'saving' || undefined}>
          {t('cv.save.act')}
        </button>
      )}
    </div>
  )
}

/** Discards the draft; until further typing it can be restored. */
function useDiscard(cv: CvForm, saving: Saving) {
  const [before, setBefore] = useState<CvFormValues>()
  useEffect(() => {
    if (cv.changes > 0) setBefore(undefined)
  }, [cv.changes])
  return {
    canBringBack: before !== undefined,
    discard: () => {
      const values = structuredClone(cv.form.getValues())
      saving.discard()
      setBefore(values)
    },
    bringBack: () => {
      if (before) applyValues(cv.form, before)
      setBefore(undefined)
    },
  }
}

/** Shown after discarding, on every part of the page. */
function Discarded({ onBringBack }: { onBringBack: () => void }) {
  const { t } = useIntl()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={clearOfEnd} className="unsaved cv-bar">
      <div className="wrap">
        <p className="grow" role="status">
          <b>{t('cv.save.discarded')}</b>
        </p>
        <button type="button" ref={ref} className="button" onClick={onBringBack}>
          {t('cv.save.bring-back')}
        </button>
      </div>
    </div>
  )
}

/** Pending and queued saves, and whether they are stored. */
function State({ cv, saving: { state, isAsked } }: Pick<Props, 'cv' | 'saving'>) {
  const { t } = useIntl()
  if (state === 'saving') return <b>{t('cv.save.saving')}</b>
  const kept = cv.keepsNothing ? t('cv.save.not-kept') : t(cv.isKept ? 'cv.save.kept' : 'cv.save.keeping')
  const waiting = cv.keepsNothing ? t('cv.save.waiting-page') : cv.isKept ? t('cv.save.waiting-text') : kept
  const [title, text] =
    state === 'signed-out'
      ? [t('cv.save.signed-out'), cv.keepsNothing ? '' : t('cv.save.signed-out-text')]
      : state === 'waiting' && isAsked
        ? [t('cv.save.waiting'), waiting]
        : [t('cv.save.unsaved', { count: cv.changes }), kept]
  return (
    <>
      <b>{title}</b> <span className="muted small">{text}</span>
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
