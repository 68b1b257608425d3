import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { clearOfEnd } from '#src/app/ui/keep-clear.ts'
import { type Cv, MAX_DOCUMENTS, MAX_EXPERIENCE } from '#src/domain/cv/cv.ts'
import { compareWithCv, isUndecided, type Proposals, pathOf } from '#src/domain/cv-import/compare.ts'
import type { Reading } from '#src/domain/cv-import/found.ts'
import { countOver, takeTicked, toFoundCv } from '#src/domain/cv-import/take.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type CvFormValues, readFormValues, toFormValues } from '../form-values.ts'
import { ReviewEntries } from './review-entries.tsx'
import { ReviewPart } from './review-part.tsx'
import { useTicks } from './use-ticks.ts'

/** `readCv`: returns the current CV; another tab may be typing. */
type Props = { reading: Reading; readCv: () => Cv; onTake: (cv: Cv) => Promise<void>; onRestart: () => void }

const MOST = { experience: MAX_EXPERIENCE, documents: MAX_DOCUMENTS } as const

/** All found values beside their source and the current CV. Only selected ones are taken. */
export function Review({ reading, readCv, onTake, onRestart }: Props) {
  const { t } = useIntl()
  // The comparison is not updated while it is reviewed.
  const [before] = useState(readCv)
  const [proposals] = useState(() => compareWithCv(reading, before))
  const [initial] = useState(() => toFormValues(toFoundCv(reading)))
  const form = useForm<CvFormValues>({ defaultValues: initial })
  const ticks = useTicks(proposals)
  const [isTaking, setTaking] = useState(false)
  const take = () => {
    setTaking(true)
    const found = readFormValues(form.getValues())
    void onTake(
      takeTicked(readCv(), { proposals, found, ticked: ticks.ticked, createId: () => crypto.randomUUID() }),
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
        <Lead />
        {proposals.parts.map(({ part, fields }) => (
          <ReviewPart key={part} part={part} fields={fields} beside={before[part]} ticks={ticks} />
        ))}
        <ReviewEntries list="experience" entries={proposals.entries} ticks={ticks} />
        <ReviewEntries list="documents" entries={proposals.entries} ticks={ticks} />
        <div ref={clearOfEnd} className="unsaved cv-bar">
          <div className="wrap">
            <p className="grow" role="status">
              <b>{t('cv-import.ticked', { count: ticks.ticked.size })}</b>{' '}
              <span className="small muted">{t('cv-import.not-saved')}</span>
            </p>
            <Undecided proposals={proposals} ticked={ticks.ticked} />
            <Over cv={before} proposals={proposals} ticked={ticks.ticked} />
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

/** Instructions; focused once after reading. */
function Lead() {
  const { t } = useIntl()
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus({ preventScroll: true }), [])
  return (
    <p tabIndex={-1} ref={lead} role="status">
      {t('cv-import.review-lead')}
    </p>
  )
}

/** Number of entries left out because their name is uncertain. */
function Undecided({ proposals, ticked }: { proposals: Proposals; ticked: ReadonlySet<string> }) {
  const { t } = useIntl()
  const count = proposals.entries.filter(
    (entry) =>
      isUndecided(entry) && !entry.fields.some(({ name }) => ticked.has(pathOf(entry.list, name, entry.place))),
  ).length
  return (
    <p className="small" role="status">
      {count > 0 && t('cv-import.undecided', { count })}
    </p>
  )
}

/** Number of selected entries that do not fit, and which are left out. */
function Over({ cv, proposals, ticked }: { cv: Cv; proposals: Proposals; ticked: ReadonlySet<string> }) {
  const { t } = useIntl()
  const over = (['experience', 'documents'] as const).map(
    (list) => [list, countOver(list, cv, { proposals, ticked })] as const,
  )
  return (
    <div role="status">
      {over
        .filter(([, count]) => count > 0)
        .map(([list, count]) => (
          <p key={list} className="small">
            {t(`cv-import.over.${list}`, { count, most: MOST[list] })}
          </p>
        ))}
    </div>
  )
}
