import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { type Cv, MAX_DOCUMENTS, MAX_EXPERIENCE } from '#src/contract/cv/cv.ts'
import { compareWithCv } from '#src/contract/cv-import/compare.ts'
import type { Reading } from '#src/contract/cv-import/found.ts'
import { takeTicked, toFoundCv } from '#src/contract/cv-import/take.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type CvFormValues, readFormValues, toFormValues } from '../form-values.ts'
import { ReviewEntries } from './review-entries.tsx'
import { ReviewPart } from './review-part.tsx'
import { useTicks } from './use-ticks.ts'

type Props = { reading: Reading; cv: Cv; onTake: (cv: Cv) => Promise<void>; onRestart: () => void }

const bound = (cv: Cv): Cv => ({
  ...cv,
  experience: cv.experience.slice(0, MAX_EXPERIENCE),
  documents: cv.documents.slice(0, MAX_DOCUMENTS),
})

/** Everything that was found, beside where it stood and what the CV says now. Only what is ticked is taken. */
export function Review({ reading, cv, onTake, onRestart }: Props) {
  const { t } = useIntl()
  // What is compared with stays while it is looked at, whatever another tab types.
  const [before] = useState(cv)
  const [proposals] = useState(() => compareWithCv(reading, before))
  const [initial] = useState(() => toFormValues(toFoundCv(reading)))
  const form = useForm<CvFormValues>({ defaultValues: initial })
  const ticks = useTicks(proposals)
  const [isTaking, setTaking] = useState(false)
  const take = () => {
    setTaking(true)
    const found = readFormValues(form.getValues())
    void onTake(
      bound(takeTicked(cv, { proposals, found, ticked: ticks.ticked, createId: () => crypto.randomUUID() })),
    ).finally(() => setTaking(false))
  }
  return (
    <FormProvider {...form}>
      <form
        className="column gap-5"
        aria-label={t('cv-import.review')}
        data-unsaved=""
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTaking && ticks.ticked.size > 0) take()
        }}
      >
        <p tabIndex={-1} ref={(lead) => lead?.focus({ preventScroll: true })} role="status">
          {t('cv-import.review-lead')}
        </p>
        {proposals.parts.map(({ part, fields }) => (
          <ReviewPart key={part} part={part} fields={fields} beside={before[part]} ticks={ticks} />
        ))}
        <ReviewEntries list="experience" entries={proposals.entries} ticks={ticks} />
        <ReviewEntries list="documents" entries={proposals.entries} ticks={ticks} />
        <div className="unsaved cv-bar">
          <div className="wrap">
            <p className="grow" role="status">
              <b>{t('cv-import.ticked', { count: ticks.ticked.size })}</b>{' '}
              <span className="small muted">{t('cv-import.not-saved')}</span>
            </p>
            <div className="row">
              <button type="button" className="button" onClick={onRestart}>
                {t('cv-import.restart')}
              </button>
              <button type="submit" className="button primary" disabled={ticks.ticked.size === 0 || isTaking}>
                {t('cv-import.take')}
              </button>
            </div>
          </div>
        </div>
      </form>
    </FormProvider>
  )
}
